/** Zip files as tests need them: also those that no honest program writes. */
import { deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  data: string | Uint8Array;
  /** What the header says of its size, when it lies. */
  declaredSize?: number;
};

/** The bytes of a zip file with these entries, compressed. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const bodies: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const { name, data, declaredSize } of entries) {
    const raw = Buffer.from(data);
    const packed = deflateRawSync(raw);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(0, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declaredSize ?? raw.length, 18);
    fields.writeUInt16LE(title.length, 22);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), fields, title, packed);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    heads.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, end, title);
    offset += 30 + title.length + packed.length;
  }
  const directory = Buffer.concat(heads);
  const tail = Buffer.alloc(18);
  tail.writeUInt16LE(entries.length, 4);
  tail.writeUInt16LE(entries.length, 6);
  tail.writeUInt32LE(directory.length, 8);
  tail.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06', 'latin1'), tail]);
}
