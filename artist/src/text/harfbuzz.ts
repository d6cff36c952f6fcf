/**
 * The HarfBuzz shaper as raw WebAssembly, read from the library.
 * The npm package initialises itself at import and looks for its .wasm beside the module, which a bundle breaks.
 */
import { library } from '../library/library.ts';

interface HarfBuzz {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_get_upem(face: number): number;
  hb_font_create(face: number): number;
  hb_font_get_nominal_glyph(font: number, codepoint: number, glyph: number): number;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, offset: number, itemLength: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_buffer_get_length(buffer: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
}

/** A glyph placed by the shaper, in font units. */
export interface PlacedGlyph {
  glyph: number;
  advance: number;
  dx: number;
  dy: number;
  /** The first UTF-16 unit of the letters that it belongs to. */
  cluster: number;
}

let started: HarfBuzz | undefined;

function harfbuzz(): HarfBuzz {
  if (started) return started;
  const module = new WebAssembly.Module(library().shaper() as Uint8Array<ArrayBuffer>);
  let memory: WebAssembly.Memory;
  const grow = (size: number) => {
    const pages = Math.ceil((size - memory.buffer.byteLength) / 65536);
    try {
      if (pages > 0) memory.grow(pages);
      return 1;
    } catch {
      return 0;
    }
  };
  const fail = () => {
    throw new Error('The text shaper stopped.');
  };
  const env = {
    _abort_js: fail,
    _emscripten_runtime_keepalive_clear: () => {},
    _setitimer_js: () => 0,
    emscripten_resize_heap: grow,
  };
  const instance = new WebAssembly.Instance(module, { env, wasi_snapshot_preview1: { proc_exit: fail } });
  memory = instance.exports['memory'] as WebAssembly.Memory;
  (instance.exports['__wasm_call_ctors'] as () => void)();
  return (started = instance.exports as unknown as HarfBuzz);
}

/** A font as the shaper knows it. */
export class ShaperFont {
  private readonly font: number;
  private readonly scratch: number;
  /** Units of an em. */
  readonly unitsPerEm: number;

  constructor(bytes: Uint8Array) {
    const hb = harfbuzz();
    const data = hb.malloc(bytes.length);
    new Uint8Array(hb.memory.buffer).set(bytes, data);
    const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.length, 2, 0, 0), 0);
    this.font = hb.hb_font_create(face);
    this.unitsPerEm = hb.hb_face_get_upem(face);
    this.scratch = hb.malloc(4);
  }

  /** Whether the font draws this code point. */
  covers(codePoint: number): boolean {
    return harfbuzz().hb_font_get_nominal_glyph(this.font, codePoint, this.scratch) !== 0;
  }

  /** Shapes one run of one script. Glyph 0 means that the font lacks something. */
  shape(text: string): PlacedGlyph[] {
    const hb = harfbuzz();
    const buffer = hb.hb_buffer_create();
    const at = hb.malloc(text.length * 2);
    const units = new Uint16Array(hb.memory.buffer, at, text.length);
    for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
    hb.hb_buffer_add_utf16(buffer, at, text.length, 0, text.length);
    hb.hb_buffer_guess_segment_properties(buffer);
    hb.hb_shape(this.font, buffer, 0, 0);
    const count = hb.hb_buffer_get_length(buffer);
    const infos = hb.hb_buffer_get_glyph_infos(buffer, 0);
    const positions = hb.hb_buffer_get_glyph_positions(buffer, 0);
    const memory = new DataView(hb.memory.buffer);
    const placed: PlacedGlyph[] = [];
    for (let i = 0; i < count; i++) {
      placed.push({
        glyph: memory.getUint32(infos + i * 20, true),
        cluster: memory.getUint32(infos + i * 20 + 8, true),
        advance: memory.getInt32(positions + i * 20, true),
        dx: memory.getInt32(positions + i * 20 + 8, true),
        dy: memory.getInt32(positions + i * 20 + 12, true),
      });
    }
    hb.free(at);
    hb.hb_buffer_destroy(buffer);
    return placed;
  }
}
