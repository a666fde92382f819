import { describe, expect, it } from 'vitest';
import { checkZip } from './check-zip';
import { PreviewError } from './preview-error';

const LOCAL_LENGTH = 30;
const ENTRY_LENGTH = 46;
const END_LENGTH = 22;

async function deflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A zip of one deflated file without a name, whose directory may lie about the size. */
async function zipOf(
  content: Uint8Array<ArrayBuffer>,
  reportedSize = content.length,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await deflated(content);
  const zip = new Uint8Array(LOCAL_LENGTH + packed.length + ENTRY_LENGTH + END_LENGTH);
  const view = new DataView(zip.buffer);
  const entryAt = LOCAL_LENGTH + packed.length;
  const endAt = entryAt + ENTRY_LENGTH;
  view.setUint32(0, 0x04034b50, true);
  zip.set(packed, LOCAL_LENGTH);
  view.setUint32(entryAt, 0x02014b50, true);
  view.setUint16(entryAt + 10, 8, true);
  view.setUint32(entryAt + 20, packed.length, true);
  view.setUint32(entryAt + 24, reportedSize, true);
  view.setUint32(endAt, 0x06054b50, true);
  view.setUint16(endAt + 8, 1, true);
  view.setUint16(endAt + 10, 1, true);
  view.setUint32(endAt + 12, ENTRY_LENGTH, true);
  view.setUint32(endAt + 16, entryAt, true);
  return zip;
}

const text = new TextEncoder().encode('<xml>Nómina</xml>');

describe('a document that is a zip', () => {
  it('passes when it unpacks to a document', async () => {
    await expect(checkZip(await zipOf(text))).resolves.toBeUndefined();
  });

  it('is refused when it grows beyond bounds, whatever its directory says', async () => {
    const bomb = await zipOf(new Uint8Array(300_000), 10);
    await expect(checkZip(bomb, 200_000)).rejects.toThrow(PreviewError);
  });

  it.each([
    ['counts fewer entries than there are', { at: 10, value: 0 }],
    ['counts other entries in this part than in all', { at: 8, value: 0 }],
    ['gives the directory another length', { at: 12, value: 1 }],
    ['lets the directory begin elsewhere', { at: 16, value: 0 }],
    ['speaks of several parts', { at: 4, value: 0xffff }],
  ])('is refused when its end record %s', async (_what, { at, value }) => {
    const zip = await zipOf(text);
    const view = new DataView(zip.buffer);
    view.setUint16(zip.length - END_LENGTH + at, value, true);
    if (at === 10) view.setUint16(zip.length - END_LENGTH + 8, value, true);
    await expect(checkZip(zip)).rejects.toThrow(PreviewError);
  });

  it('is refused when something lies between its directory and the end record, or before the whole', async () => {
    const zip = await zipOf(text);
    const [head, end] = [zip.subarray(0, -END_LENGTH), zip.subarray(-END_LENGTH)];
    const hidden = zip.slice(-END_LENGTH - ENTRY_LENGTH, -END_LENGTH);
    for (const parts of [
      [head, hidden, end],
      [new Uint8Array(8), head, end],
    ]) {
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      await expect(checkZip(bytes)).rejects.toThrow(PreviewError);
    }
  });

  it('is refused when sizes are told in Zip64 fields', async () => {
    const zip = await zipOf(text, 0xffffffff);
    await expect(checkZip(zip)).rejects.toThrow(PreviewError);
  });

  it('is refused when it is no zip, or a broken one', async () => {
    await expect(checkZip(new Uint8Array([1, 2, 3]))).rejects.toThrow(PreviewError);
    const broken = await zipOf(text);
    broken.fill(0xff, LOCAL_LENGTH, LOCAL_LENGTH + 8);
    await expect(checkZip(broken)).rejects.toThrow(PreviewError);
  });
});
