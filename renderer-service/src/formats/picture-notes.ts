import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { hasPicture } from '@lienzo/schema/report/item';
import { reportItems } from '@lienzo/schema/report/report';
import { pictureNoteMessages } from '@lienzo/schema/reports/render-note-messages';
import { imageSource } from '../assets/images/image-source.ts';
import { isWholePicture } from '../assets/images/is-whole-picture.ts';
import type { RenderJob } from './render-job.ts';

/** Tells of each picture that is left out, because its format is none that is shown, and of each that is damaged. */
export function pictureNotes({ report, assets }: Pick<RenderJob, 'report' | 'assets'>): RenderNote[] {
  const source = imageSource(assets);
  const noteOf = (valor: string, field: Pick<RenderNote, 'field'>): RenderNote[] => {
    if (valor === '') return [];
    const picture = source(valor);
    const code =
      picture === null ? 'picture_missing' : isWholePicture(picture) ? undefined : 'picture_damaged';
    return code === undefined ? [] : [{ code, message: pictureNoteMessages[code], ...field }];
  };
  return [
    ...noteOf(report.page.imagen_fondo?.valor ?? '', {}),
    ...reportItems(report).flatMap((item) =>
      hasPicture(item) ? noteOf(item.valor, { field: item.uuid }) : [],
    ),
  ];
}
