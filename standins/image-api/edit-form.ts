import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { invalid } from './api-error.ts';

/** The pictures of an edit: what is changed, and where. */
export type EditPictures = { images: Uint8Array[]; mask: Uint8Array | undefined };
export type EditForm = { fields: Record<string, unknown>; pictures: EditPictures; recorded: object };

const MOST_IMAGES = 16;
const MOST_BYTES = 50_000_000;
const FILES = ['image', 'image[]', 'mask'];

/** Takes a multipart form apart; `recorded` is the same with files by their facts. Throws an ApiError. */
export async function readEditForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<EditForm> {
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw invalid(null, `Invalid Content-Type header (${contentType || 'none'}), expected multipart/form-data.`, null);
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw invalid(null, 'We could not parse the body of your request.', null);
  });
  const fields: Record<string, unknown> = {};
  const files: { name: string; bytes: Uint8Array; facts: object }[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else if (!FILES.includes(name)) throw invalid(name, `Unknown parameter: '${name}'.`, 'unknown_parameter');
    else files.push({ name, ...(await readFile(name, value)) });
  }
  const images = files.filter(({ name }) => name !== 'mask').map(({ bytes }) => bytes);
  const recorded = { fields, files: files.map(({ name, facts }) => ({ field: name, ...facts })) };
  return { fields, pictures: { images, mask: files.find(({ name }) => name === 'mask')?.bytes }, recorded };
}

async function readFile(name: string, file: File): Promise<{ bytes: Uint8Array; facts: object }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { format, width, height, hasAlpha } = await sharp(bytes)
    .metadata()
    .catch(() => ({}) as Metadata);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (bytes.length > MOST_BYTES) throw invalid(name, 'Invalid image file: it must be less than 50MB.');
  return { bytes, facts: { filename: file.name, type: file.type, size: bytes.length, format, width, height, hasAlpha, sha256 } }; // prettier-ignore
}

/** Throws an ApiError where these pictures cannot be edited. */
export async function checkEditPictures({ images, mask }: EditPictures): Promise<void> {
  if (images.length === 0) throw invalid('image', "Missing required parameter: 'image'.", 'missing_required_parameter');
  if (images.length > MOST_IMAGES) throw invalid('image', `Too many images: at most ${MOST_IMAGES} are allowed.`);
  const facts = await Promise.all(images.map(image => sharp(image).metadata().catch(() => undefined))); // prettier-ignore
  const broken = facts.findIndex(one => !one || !['png', 'webp', 'jpeg'].includes(one.format));
  if (broken >= 0)
    throw invalid('image', `Invalid image file or mode for image ${broken + 1}, please check your image file.`, 'invalid_image_file'); // prettier-ignore
  if (!mask) return;
  const shape = await sharp(mask).metadata().catch(() => undefined); // prettier-ignore
  if (shape?.format !== 'png' || !shape.hasAlpha)
    throw invalid('mask', 'Invalid mask image format - mask must be a PNG with an alpha channel.', 'invalid_mask_image_format'); // prettier-ignore
  if (shape.width !== facts[0]!.width || shape.height !== facts[0]!.height)
    throw invalid('mask', 'Invalid mask image size - mask size does not match image size.', 'invalid_mask_image_size');
}
