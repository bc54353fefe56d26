/** Something that may be wider than its room: while it is, it can be reached and scrolled by keyboard. */
export function scrollable(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const eyes = new ResizeObserver(look);
  eyes.observe(node);
  look();
  return () => eyes.disconnect();
}

/** Something that may be higher than its room: where nothing in it takes the focus, it can be scrolled by keyboard all the same. */
export function readable(node: HTMLElement): () => void {
  const look = () => {
    const reached = node.querySelector('a[href], button, input, select, textarea, [tabindex="0"]');
    if (node.scrollHeight > node.clientHeight && !reached) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const eyes = new ResizeObserver(look);
  eyes.observe(node);
  look();
  return () => eyes.disconnect();
}
