/** Notices of a file in which the antivirus found something; `earlier`: a version before it is there. */
export const antivirusMessages = {
  title: 'Se retiró un archivo con virus',
  forUploader: ({ file, folder }: { file: string; folder: string }) =>
    `${withdrawn(`«${file}», de la carpeta «${folder}»,`)} Revisa tu equipo y sube una copia limpia.`,
  forAdmin: ({
    file,
    folder,
    uploader,
    earlier,
  }: {
    file: string;
    folder: string;
    uploader: string | null;
    earlier: boolean;
  }) =>
    `${withdrawn(`«${file}», que ${uploader ?? 'alguien'} subió a la carpeta «${folder}»,`)} Elimínalo${earlier ? ' o restaura su versión anterior' : ''} y pide una copia limpia.`,
} as const;

const withdrawn = (what: string): string =>
  `${what} tenía un virus y se retiró: nadie puede abrirlo ni descargarlo.`;
