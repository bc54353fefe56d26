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
