import { appendFile } from 'node:fs/promises';
import { sendFile } from '../../answer/send-file.ts';

/** Takes the pieces of a file. */
export type PieceSink = { write(piece: Uint8Array<ArrayBuffer>): Promise<void> };

/** Bytes that wait before they are written. */
const HELD = 2 ** 20;

/** Pieces that wait for what comes before them in a file: in memory, or on the disk where a place is given. */
export class PieceStore implements PieceSink {
  private readonly place: string | undefined;
  private pieces: Uint8Array<ArrayBuffer>[] = [];
  private held = 0;

  constructor(place?: string) {
    this.place = place;
  }

  async write(piece: Uint8Array<ArrayBuffer>): Promise<void> {
    this.pieces.push(piece);
    this.held += piece.byteLength;
    if (this.place !== undefined && this.held > HELD) await this.flush(this.place);
  }

  /** Gives all pieces to another. */
  async sendTo(sink: PieceSink): Promise<void> {
    if (this.place !== undefined) {
      await this.flush(this.place);
      await sendFile(this.place, sink);
      return;
    }
    for (const piece of this.pieces) await sink.write(piece);
  }

  private async flush(place: string): Promise<void> {
    await appendFile(place, Buffer.concat(this.pieces), { mode: 0o600 });
    this.pieces = [];
    this.held = 0;
  }
}
