/** Texts of the gallery from which a new report begins. */
export const galleryMessages = {
  title: 'Crear reporte',
  lead: 'Empieza con un diseño terminado, con los datos de tus nóminas, o con una hoja en blanco.',
  blank: 'Hoja en blanco',
  blankText: 'Sin nada puesto: arrastra tus propias tablas, textos e imágenes.',
  search: 'Buscar un diseño',
  clearSearch: 'Borrar la búsqueda',
  category: 'Tema',
  everyCategory: 'Todos',
  count: (shown: number) => (shown === 1 ? '1 diseño' : `${shown} diseños`),
  nothingFound: 'Ningún diseño coincide con lo que buscas.',
  showAll: 'Ver todos los diseños',
  preparing: 'Preparando el diseño con tus datos',
  logoAlt: (organization: string) => `Logotipo de ${organization}`,
} as const;
