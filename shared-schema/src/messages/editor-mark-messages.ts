import type { IconSet } from '../data/column-mark.ts';

/** Texts of the bar and the icons of a column. */
export const editorMarkMessages = {
  mark: 'Barra o iconos',
  none: 'Ninguno',
  bar: 'Barra según el valor',
  sets: {
    flechas: 'Flechas: sube, igual, baja',
    semaforo: 'Semáforo: verde, ámbar, rojo',
    verificacion: 'Verificación: cumple, atención, no cumple',
  } satisfies Record<IconSet, string>,
  color: 'Color de la barra',
  automaticColor: 'Azul',
  minimum: 'Mínimo',
  maximum: 'Máximo',
  ofAllRows: 'De las filas',
  barHelp: 'Vacío: de cero al valor más grande de todas las filas.',
  /** @param first what the icon says. */
  firstLimit: { from: (first: string) => `${first}: desde`, above: (first: string) => `${first}: más de` },
  secondLimit: (second: string) => `${second}: desde`,
  rest: (third: string) => `${third}: lo demás`,
  reversed: 'Menos es mejor',
} as const;
