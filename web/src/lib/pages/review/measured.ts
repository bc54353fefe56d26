/**
 * How wide something is, told when it changes. What depends on it changes how high it is, and a browser calls that a loop
 * when it happens within the same frame: so it is told in the next one.
 */
export function measured(tell: (width: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let frame = 0;
    const eyes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => tell(node.clientWidth));
    });
    tell(node.clientWidth);
    eyes.observe(node);
    return () => {
      cancelAnimationFrame(frame);
      eyes.disconnect();
    };
  };
}
