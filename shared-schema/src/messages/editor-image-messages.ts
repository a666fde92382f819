/** Texts of the properties that only an image of the editor has. */
export const editorImageMessages = {
  choose: 'Subir imagen',
  change: 'Cambiar imagen',
  uploading: 'Subiendo…',
  drop: 'O suéltala aquí. PNG, JPG, GIF o WebP de hasta 5 MB.',
  useLogo: 'Usar el logotipo de la organización',
  organizationLogo: 'Logotipo de la organización',
  /** The alternative text that a logo begins with. */
  logoAlt: 'Logotipo',
  alternativeTextHelp: 'Qué muestra la imagen, para quien no la ve.',
  fixedHeight: 'Altura fija',
  fit: 'Ajuste',
  fits: { contain: 'Completa', cover: 'Recortada' },
  /** Names of steps in the history: "Deshacer: poner logotipo de imagen". */
  steps: { logo: 'poner logotipo' },
} as const;
