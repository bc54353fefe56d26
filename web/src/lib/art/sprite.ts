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

const drawings = new Map(
  Object.entries(files).map(([path, source]) => {
    const drawing = read(path, source);
    return [drawing.name, drawing];
  }),
);

/** Name of a drawing as `viewBox`, for whoever shows it alone; an unknown name has none. */
export function viewBoxOf(name: string): string | undefined {
  return drawings.get(name)?.viewBox;
}

export function hasDrawing(name: string): boolean {
  return drawings.has(name);
}

/** Drawings that are laid out at a time: a slow phone stays awake between two lots. */
const LOT = 45;

/** Puts the sprite at the top of the page, once. */
export async function layOutSprite(): Promise<void> {
  if (document.getElementById('sprite')) return;
  const sprite = spriteOf('sprite', []);
  document.body.prepend(sprite);
  const all = [...drawings.values()];
  for (let at = 0; at < all.length; at += LOT) {
    if (at) await new Promise((go) => setTimeout(go));
    sprite.insertAdjacentHTML('beforeend', symbolsOf(all.slice(at, at + LOT)));
  }
}

function symbolsOf(some: Drawing[], prefix = ''): string {
  return some
    .map(({ name, viewBox, body }) => `<symbol id="s-${prefix}${name}" viewBox="${viewBox}">${body}</symbol>`)
    .join('');
}

function spriteOf(id: string, some: Drawing[], prefix = ''): SVGElement {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg id="${id}" width="0" height="0" aria-hidden="true">${symbolsOf(some, prefix)}</svg>`;
  const sprite = holder.firstElementChild as SVGElement;
  sprite.style.position = 'absolute';
  return sprite;
}

/** Puts more drawings at the top of the page, as one element, each a symbol called after its file. */
export function layOut(id: string, sources: Record<string, string>, prefix: string): void {
  if (document.getElementById(id)) return;
  const some = Object.entries(sources).map(([path, source]) => read(path, source));
  document.body.prepend(spriteOf(id, some, prefix));
}
