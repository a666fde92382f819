/** Texts of the home screen. */
export const homeMessages = {
  title: 'Inicio',
  greeting: (name: string) => `Hola, ${name}`,
  staffLead: 'Tus reportes más recientes y lo que puedes hacer con ellos.',
  clientLead: 'Los reportes que comparten contigo.',
  recent: 'Reportes recientes',
  shared: 'Reportes para ti',
  seeAll: 'Ver todos',
  create: 'Crear reporte',
  createText: 'Elige un diseño terminado o empieza con una hoja en blanco.',
  continueEditing: 'Continuar editando',
  emptyStaff: 'Aún no hay reportes. Crea el primero y aparecerá aquí.',
  emptyClient: 'Todavía no comparten reportes contigo. Cuando lo hagan, los descargarás desde aquí.',
  failed: 'No se pudieron cargar los reportes.',
} as const;
