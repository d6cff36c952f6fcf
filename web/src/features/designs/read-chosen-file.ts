import { plainBackground } from '../../../../domain/src/plain-background.ts';

/** A picture that was chosen, before it is sent. */
export type ChosenFile = {
  /** Its idempotency key: chosen anew it is another upload. */
  key: string;
  file: File;
  /** A small picture as an address; nothing where this browser cannot show it. */
  thumb: string | undefined;
  /** It is opaque, and its border has one colour: that can be taken away. */
  isPlain: boolean;
};

/** Pixels on the longer side of the small picture: enough to see, and to tell its background. */
const THUMB = 320;

async function smallPicture(file: File): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, THUMB / Math.max(width, height, 1));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((width || THUMB) * scale));
    canvas.height = Math.max(1, Math.round((height || THUMB) * scale));
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Looks at a chosen picture here; whether it can be printed the server decides. */
export async function readChosenFile(file: File): Promise<ChosenFile> {
  const chosen = { key: crypto.randomUUID(), file };
  try {
    const canvas = await smallPicture(file);
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    const isPlain = plainBackground({ data, width, height }) !== undefined;
    return { ...chosen, thumb: canvas.toDataURL(), isPlain };
  } catch {
    return { ...chosen, thumb: undefined, isPlain: false };
  }
}
