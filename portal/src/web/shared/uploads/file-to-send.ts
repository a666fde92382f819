import type { ToSend } from './upload';

/** @param path the folders below the target. */
export const fileToSend = (file: File, path = ''): ToSend => ({ name: file.name, path, file });
