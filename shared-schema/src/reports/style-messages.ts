import { closedSentence } from '../rule-messages/closed-sentence.ts';

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('es-MX')} ${count === 1 ? one : several}`;

/** Texts of styles: how the reports of an organization look. */
export const styleMessages = {
  title: 'Estilos de la organización',
  help: 'Fuente, tamaños, colores y tablas, para que los reportes se parezcan.',
  empty: 'Guarda el estilo de este reporte para usarlo en otros.',
  failed: 'No se pudieron cargar los estilos.',
  retry: 'Reintentar',
  name: 'Nombre del estilo',
  noName: 'Escribe el nombre del estilo.',
  save: 'Guardar estilo',
  keep: 'Guardar',
  cancel: 'Cancelar',
  saved: (name: string) => `Estilo guardado: “${name}”.`,
  choose: (name: string) => `Aplicar el estilo “${name}”`,
  more: (name: string) => `Opciones del estilo “${name}”`,
  rename: 'Cambiar nombre',
  renamed: (name: string) => `El estilo se llama ahora “${name}”.`,
  replace: 'Actualizar con este reporte',
  replaced: (name: string) => `El estilo “${name}” es ahora el de este reporte.`,
  setDefault: 'Usar para lo nuevo',
  unsetDefault: 'Ya no usar para lo nuevo',
  isDefault: 'para lo nuevo',
  madeDefault: (name: string) =>
    `Lo que se agregue a los reportes empezará con el estilo “${name}”. Lo que ya está en ellos no cambia.`,
  noDefault: (name: string) => `Lo que se agregue a los reportes ya no empieza con el estilo “${name}”.`,
  chooseDefault: (name: string) => `Aplicar el estilo “${name}”, con el que empieza lo nuevo`,
  remove: 'Eliminar',
  question: (name: string) => `¿Eliminar el estilo “${name}”?`,
  questionHelp: 'Deja de ofrecerse. Los reportes en los que se aplicó se quedan como están.',
  removed: (name: string) => `Se eliminó el estilo “${name}”.`,
  apply: 'Aplicar estilo',
  effect: (name: string) => `Con el estilo “${name}”`,
  noEffect: 'Este reporte ya tiene este estilo.',
  font: (before: string, after: string) => `La fuente pasa de “${before}” a “${after}”.`,
  parts: {
    titulo_1: (count: number) => counted(count, 'título', 'títulos'),
    titulo_2: (count: number) => counted(count, 'título de nivel 2', 'títulos de nivel 2'),
    titulo_3: (count: number) => counted(count, 'título de nivel 3', 'títulos de nivel 3'),
    texto: (count: number) => counted(count, 'texto', 'textos'),
    tabla: (count: number) => counted(count, 'tabla', 'tablas'),
    indicador: (count: number) => counted(count, 'indicador', 'indicadores'),
    acento: (count: number) => counted(count, 'línea o figura', 'líneas o figuras'),
  },
  items: (parts: readonly string[], count: number) =>
    `${count === 1 ? 'Cambia' : 'Cambian'} ${closedSentence(new Intl.ListFormat('es').format(parts))}`,
  /** @param formats by an example of what they write. */
  formats: (formats: readonly string[]) =>
    `Las columnas de las tablas toman estos formatos. ${closedSentence(formats.join('. '))}`,
  ownFonts: (count: number) =>
    count === 1
      ? '1 elemento conserva su propia fuente.'
      : `${count.toLocaleString('es-MX')} elementos conservan su propia fuente.`,
  applied: (name: string) => `Se aplicó el estilo “${name}”.`,
  step: 'aplicar estilo',
  tooMany: (most: number) => `Ya hay ${most} estilos, que son los que caben. Elimina uno que no uses.`,
} as const;
