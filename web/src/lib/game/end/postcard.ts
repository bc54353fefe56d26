/** A drawing of the server as a picture in pixels: what other programs take. */

const WIDTH = 1200;
const HEIGHT = 630;

export async function asPng(source: string): Promise<Blob> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture is empty.'))), 'image/png'),
  );
}
