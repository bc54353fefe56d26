/** The package brings no types; this is the part of it that we use. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    /** Names of the font that stay beside the usual ones: 16 is its family, whatever its weight. */
    preserveNameIds?: number[];
    /** OpenType features that stay. */
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
