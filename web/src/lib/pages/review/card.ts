/** The summary of a review as a picture in pixels, to send or to keep: drawn by hand, in the page's own letters and colours. */
import type { Point } from './geometry';

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 26;
const FIELD = { x: 108, y: 150, w: 720, h: 330 };
const LIST = { x: 872, y: 150, w: 290 };
const BODY = '"Alegreya Sans", sans-serif';
const TITLE = '"Grenze Gotisch", "Alegreya Sans", serif';

export interface CardSeat {
  name: string;
  /** What it came to, and how well it was played. */
  result: string;
  accuracy: string;
  colour: string;
  emblem: CanvasImageSource | null;
  line: Point[];
}

export interface CardData {
  title: string;
  names: string;
  rounds: number;
  /** From first to last. */
  seats: CardSeat[];
  /** The moments that decided it: how far into the game, and what each was. */
  moments: { x: number; text: string }[];
  /** A colour of the page by its name. */
  paint: (name: string) => string;
}

/** Words that fit: what is too long ends in dots. */
export function fitting(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end).trimEnd()}…`) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

type Pen = CanvasRenderingContext2D;

export function drawCard(pen: Pen, data: CardData): void {
  const { paint } = data;
  pen.fillStyle = paint('parchment');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.lineWidth = 4;
  pen.strokeStyle = paint('gold-deep');
  pen.strokeRect(EDGE / 2, EDGE / 2, WIDTH - EDGE, HEIGHT - EDGE);
  pen.lineWidth = 1.5;
  pen.strokeRect(EDGE / 2 + 8, EDGE / 2 + 8, WIDTH - EDGE - 16, HEIGHT - EDGE - 16);
  write(pen, data.title, {
    x: FIELD.x - 58,
    y: 84,
    w: WIDTH - 2 * (FIELD.x - 58),
    font: `600 58px ${TITLE}`,
    ink: paint('text'),
  });
  write(pen, data.names, {
    x: FIELD.x - 58,
    y: 122,
    w: WIDTH - 2 * (FIELD.x - 58),
    font: `500 27px ${BODY}`,
    ink: paint('text-soft'),
  });
  drawField(pen, data);
  drawSeats(pen, data);
  data.moments.forEach(({ text }, i) => {
    const y = 540 + i * 30;
    badge(pen, FIELD.x - 44, y - 8, String(i + 1), data);
    write(pen, text, { x: FIELD.x - 20, y, w: WIDTH - FIELD.x - 40, font: `500 24px ${BODY}`, ink: paint('text') });
  });
}

function drawField(pen: Pen, { paint, rounds, seats, moments }: CardData): void {
  pen.fillStyle = paint('parchment-deep');
  for (let i = 1; i < rounds; i += 2)
    pen.fillRect(FIELD.x + (i * FIELD.w) / rounds, FIELD.y, FIELD.w / rounds, FIELD.h);
  pen.strokeStyle = paint('parchment-edge');
  pen.lineWidth = 1.5;
  for (const share of [0, 0.5, 1]) {
    const y = FIELD.y + (1 - share) * FIELD.h;
    stroke(pen, [
      [FIELD.x, y],
      [FIELD.x + FIELD.w, y],
    ]);
    pen.textAlign = 'right';
    write(pen, String(100 * share), {
      x: FIELD.x - 10,
      y: y + 7,
      w: 60,
      font: `500 22px ${BODY}`,
      ink: paint('text-soft'),
    });
    pen.textAlign = 'left';
  }
  pen.textAlign = 'center';
  for (let i = 0; i < rounds; i++) {
    const x = FIELD.x + ((i + 0.5) * FIELD.w) / rounds;
    write(pen, String(i + 1), {
      x,
      y: FIELD.y + FIELD.h + 26,
      w: 60,
      font: `500 20px ${BODY}`,
      ink: paint('text-soft'),
    });
  }
  pen.textAlign = 'left';
  pen.lineJoin = 'round';
  for (const { line, colour } of seats) {
    const points = line.map(({ x, y }): [number, number] => [FIELD.x + x * FIELD.w, FIELD.y + y * FIELD.h]);
    pen.strokeStyle = paint('parchment');
    pen.lineWidth = 8;
    stroke(pen, points);
    pen.strokeStyle = colour;
    pen.lineWidth = 5;
    stroke(pen, points);
  }
  // Emblems stand at different places of their lines, so that they do not hide each other.
  seats.forEach(({ line, emblem }, i) => {
    for (let part = 0; part < 3; part++) {
      const at = line[Math.round(((part + (i + 1) / (seats.length + 1)) / 3) * (line.length - 1))];
      if (at && emblem) pen.drawImage(emblem, FIELD.x + at.x * FIELD.w - 13, FIELD.y + at.y * FIELD.h - 13, 26, 26);
    }
  });
  moments.forEach(({ x }, i) => badge(pen, FIELD.x + x * FIELD.w, FIELD.y - 2, String(i + 1), { paint }));
}

function drawSeats(pen: Pen, { paint, seats }: CardData): void {
  const step = 330 / Math.max(2, seats.length);
  seats.forEach(({ name, result, accuracy, emblem }, i) => {
    const y = LIST.y + i * step;
    if (emblem) pen.drawImage(emblem, LIST.x, y, 48, 48);
    write(pen, name, { x: LIST.x + 60, y: y + 24, w: LIST.w - 60 - 70, font: `800 28px ${BODY}`, ink: paint('text') });
    pen.textAlign = 'right';
    write(pen, result, { x: LIST.x + LIST.w, y: y + 24, w: 90, font: `800 28px ${BODY}`, ink: paint('text') });
    pen.textAlign = 'left';
    write(pen, accuracy, {
      x: LIST.x + 60,
      y: y + 52,
      w: LIST.w - 60,
      font: `500 23px ${BODY}`,
      ink: paint('text-soft'),
    });
  });
}

function badge(pen: Pen, x: number, y: number, text: string, { paint }: Pick<CardData, 'paint'>): void {
  pen.beginPath();
  pen.arc(x, y, 14, 0, 2 * Math.PI);
  pen.fillStyle = paint('gold');
  pen.fill();
  pen.strokeStyle = paint('ink');
  pen.lineWidth = 2;
  pen.stroke();
  pen.textAlign = 'center';
  write(pen, text, { x, y: y + 7, w: 30, font: `800 20px ${BODY}`, ink: paint('plate-text') });
  pen.textAlign = 'left';
}

function stroke(pen: Pen, points: [number, number][]): void {
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
}

interface Writing {
  x: number;
  y: number;
  w: number;
  font: string;
  ink: string;
}

function write(pen: Pen, text: string, { x, y, w, font, ink }: Writing): void {
  pen.font = font;
  pen.fillStyle = ink;
  pen.fillText(
    fitting(text, w, (one) => pen.measureText(one).width),
    x,
    y,
  );
}
