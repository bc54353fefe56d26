/** Every drawing of the package as one sprite in the page: `<use href="#s-NAME">` shows one, in the colours around it. */
const files = import.meta.glob<string>('$art/symbols/*.svg', { eager: true, query: '?raw', import: 'default' });

interface Drawing {
  name: string;
  viewBox: string;
  body: string;
}

function read(path: string, source: string): Drawing {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
  const viewBox = /viewBox="([^"]+)"/.exec(source)?.[1];
  if (!viewBox) throw new Error(`The drawing ${name} has no viewBox.`);
  return { name, viewBox, body: source.slice(source.indexOf('>') + 1, source.lastIndexOf('</svg>')).trim() };
}

const drawings = new Map(Object.entries(files).map(([path, source]) => [read(path, source).name, read(path, source)]));

/** Name of a drawing as `viewBox`, for whoever shows it alone; an unknown name has none. */
export function viewBoxOf(name: string): string | undefined {
  return drawings.get(name)?.viewBox;
}

export function hasDrawing(name: string): boolean {
  return drawings.has(name);
}

/** Puts the sprite at the top of the page, once. */
export function layOutSprite(): void {
  if (!document.getElementById('sprite')) document.body.prepend(spriteOf('sprite', files));
}

/** Drawings as one element, each a symbol called after its file. */
export function spriteOf(id: string, sources: Record<string, string>, prefix = ''): SVGElement {
  const symbols = Object.entries(sources).map(([path, source]) => {
    const { name, viewBox, body } = read(path, source);
    return `<symbol id="s-${prefix}${name}" viewBox="${viewBox}">${body}</symbol>`;
  });
  const holder = document.createElement('div');
  holder.innerHTML = `<svg id="${id}" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
  const sprite = holder.firstElementChild as SVGElement;
  sprite.style.position = 'absolute';
  return sprite;
}
