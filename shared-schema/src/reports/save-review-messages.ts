const figure = (count: number): string => count.toLocaleString('es-MX');
const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
/** "A, B y 3 más". */
const listed = (names: readonly string[], count: number): string => {
  const more = count - names.length;
  if (more > 0) return `${names.join(', ')} y ${figure(more)} más`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
};
const withNames = (label: string, names: readonly string[], count: number): string =>
  names.length === 0 ? label : `${label}: ${listed(names, count)}`;

/** What is asked before a report is saved over: one that others use, and one that somebody else saved meanwhile. */
export const saveReviewMessages = {
  title: '¿Qué cambia?',
  lead: 'Otras personas usan este reporte. Revisa qué cambiará para ellas.',
  save: 'Guardar',
  loading: 'Comparando las versiones',
  failed: 'No se pudieron comparar las versiones.',
  receivers: 'Lo reciben',
  receiversOf: {
    todos: (count: number, names: readonly string[]) =>
      withNames(`Todos los clientes (${figure(count)})`, names, count),
    clientes: (count: number, names: readonly string[]) =>
      withNames(counted(count, 'cliente', 'clientes'), names, count),
    programaciones: (count: number, names: readonly string[]) =>
      withNames(counted(count, 'programación', 'programaciones'), names, count),
    destinatarios: (count: number, names: readonly string[]) =>
      withNames(
        counted(count, 'destinatario de programaciones', 'destinatarios de programaciones'),
        names,
        count,
      ),
    accesos: (count: number, names: readonly string[]) =>
      withNames(counted(count, 'acceso de otros programas', 'accesos de otros programas'), names, count),
  },
  nobody: 'Nadie: ya no estará visible para ningún cliente.',
  changes: 'Cambios',
  detail: 'Detalle de los cambios',
  same: 'No hay cambios: es igual al reporte guardado.',
  unreadable: 'La versión guardada no se puede mostrar.',
  figures: 'Cifras',
  pages: 'Páginas del diseño que cambian',
  pagesOf: (changed: number, all: number) => `${figure(changed)} de ${figure(all)}`,
  values: 'Valores que cambian',
  valuesOf: (changed: number, compared: number) => `${figure(changed)} de ${figure(compared)}`,
  /** Of the values that change. */
  valueKinds: (changed: number, added: number, removed: number) =>
    [
      ...(changed > 0 ? [counted(changed, 'distinto', 'distintos')] : []),
      ...(added > 0 ? [counted(added, 'nuevo', 'nuevos')] : []),
      ...(removed > 0 ? [counted(removed, 'que ya no está', 'que ya no están')] : []),
    ].join(' · '),
  firstRows: (rows: number) =>
    `Se compararon las primeras ${rows} filas de cada elemento; las demás no se revisaron.`,
  firstPages: 'Se compararon las primeras páginas; las demás no se revisaron.',
  invented:
    'Los datos tardaron demasiado: las páginas llevan datos de ejemplo y los valores no se compararon.',
  side: { before: 'Como está guardado', after: 'Como quedaría' },
  page: (number: number) => `Página ${number} de las que cambian`,
  noPage: { before: 'Esta página es nueva.', after: 'Esta página ya no estará.' },
  samePages: 'Las páginas se ven iguales.',
  morePages: (shown: number) =>
    shown === 1
      ? 'Se muestra la primera página que cambia.'
      : `Se muestran las primeras ${shown} páginas que cambian.`,
  conflict: {
    title: 'Hay otra versión guardada',
    text: 'Elige con cuál versión quedarte. Ninguna se pierde: la guardada sigue en la auditoría, y la tuya, como borrador.',
    stored: 'Lo que se guardó',
    own: 'Lo que cambiaste',
    none: 'Nada.',
    side: { before: 'La versión guardada', after: 'La tuya' },
    difference: 'Diferencias entre las dos versiones',
    keepMine: 'Guardar la mía',
    copy: 'Guardar como copia',
    open: 'Abrir la versión guardada',
  },
  notSaved: 'Los cambios siguen sin guardar.',
  reloaded: 'Se abrió la versión guardada.',
  copied: (name: string) => `Tu versión se guardó como “${name}”. Solo tú la ves.`,
} as const;
