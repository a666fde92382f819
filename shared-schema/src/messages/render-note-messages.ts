import type { RenderNoteCode } from '../api/render-contract.ts';

const figure = (value: number): string => value.toLocaleString('es-MX');

/** What a file came out with, and what to do; `count` is the number of places. */
export const renderNoteMessages: Record<RenderNoteCode, (count: number) => string> = {
  label_clipped: (count) =>
    count === 1
      ? 'El contenido de una etiqueta no cabe y se corta: usa menos filas por hoja o letra más chica.'
      : `El contenido de ${figure(count)} etiquetas no cabe y se corta: usa menos filas por hoja o letra más chica.`,
  code_unreadable: (count) =>
    count === 1
      ? 'Un código no cabe en su espacio y no se puede leer: dale más espacio o acorta su contenido.'
      : `${figure(count)} códigos no caben en su espacio y no se pueden leer: dales más espacio o acorta su contenido.`,
  characters_missing: (count) =>
    count === 1
      ? 'Un carácter no está en las letras del servicio y puede salir como un recuadro: cámbialo por otro.'
      : `${figure(count)} caracteres no están en las letras del servicio y pueden salir como recuadros: cámbialos por otros.`,
};
