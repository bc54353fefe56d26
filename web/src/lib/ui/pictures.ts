/** Pictures in pixels: what other programs take. */

const WIDTH = 1200;
const HEIGHT = 630;

/** A drawing of the server, by its address. */
export async function asPng(source: string): Promise<Blob> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return pngOf(canvas);
}

/** What is drawn on a canvas. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture is empty.'))), 'image/png'),
  );
}
