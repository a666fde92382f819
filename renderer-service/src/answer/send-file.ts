import { open } from 'node:fs/promises';

/** Bytes read at once. */
const PIECE = 2 ** 18;

/** Gives a file on the disk to who takes it, no faster than it is taken. */
export async function sendFile(
  place: string,
  sink: { write(piece: Uint8Array<ArrayBuffer>): Promise<void> },
): Promise<void> {
  const file = await open(place);
  try {
    for (;;) {
      const piece = new Uint8Array(PIECE);
      const { bytesRead } = await file.read(piece, 0, PIECE);
      if (bytesRead === 0) return;
      await sink.write(piece.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
