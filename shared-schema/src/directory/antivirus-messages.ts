import { FILE_LIMIT_TEXT } from '../api/file-limit.ts';

type Match = { file: string; folder: string };
type MatchedOf = Match & { uploader: string | null };

const withdrawn = (what: string): string =>
  `${what} tenía un virus y se retiró: nadie puede abrirlo ni descargarlo.`;
const withheld = (what: string): string =>
  `${what} pesa más de lo que el antivirus acepta revisar, y sin revisión nadie puede descargarlo.`;
const sentBy = ({ file, folder, uploader }: MatchedOf): string =>
  `“${file}”, que ${uploader ?? 'alguien'} subió a la carpeta “${folder}”,`;

/** Notices of files that the antivirus keeps from everybody: to who sent the file, and to the Admins. */
export const antivirusMessages = {
  /** A file of an archive, with the names of what was kept out of it. */
  leftOut: 'Archivos no incluidos por el antivirus.txt',
  infected: {
    title: 'Se retiró un archivo con virus',
    forUploader: ({ file, folder }: Match) =>
      `${withdrawn(`“${file}”, de la carpeta “${folder}”,`)} Revisa tu equipo y sube una copia limpia.`,
    /** `earlier`: a version before it is there. */
    forAdmin: ({ earlier, ...found }: MatchedOf & { earlier: boolean }) =>
      `${withdrawn(sentBy(found))} Elimínalo${earlier ? ' o restaura su versión anterior' : ''} y pide una copia limpia.`,
  },
  refused: {
    title: 'El antivirus no pudo revisar un archivo',
    forUploader: ({ file, folder }: Match) =>
      `${withheld(`“${file}”, de la carpeta “${folder}”,`)} Tu administrador ya lo sabe.`,
    forAdmin: (match: MatchedOf) =>
      `${withheld(sentBy(match))} Pide a quien opera el servidor que ponga StreamMaxLength de ClamAV en ${FILE_LIMIT_TEXT} o más; el archivo se revisará por sí solo la noche siguiente.`,
  },
} as const;
