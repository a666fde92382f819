import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a command of this machine runs. */
export const hasCommand = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * The first page of a PDF as a PNG.
 * @param file the PDF; the picture is left beside it.
 * @param width of the picture in pixels.
 */
export function pagePicture(file: string, width: number): Buffer {
  const base = file.slice(0, -path.extname(file).length);
  run('pdftoppm', '-png', '-singlefile', '-scale-to-x', String(width), '-scale-to-y', '-1', file, base);
  return readFileSync(`${base}.png`);
}

/** A Word or Excel file as a PDF beside it, as LibreOffice prints it. */
export function officePdf(file: string): string {
  run('soffice', '--headless', '--convert-to', 'pdf', '--outdir', path.dirname(file), file);
  return `${file.slice(0, -path.extname(file).length)}.pdf`;
}

function run(command: string, ...args: string[]): void {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`, { cause: error });
}
