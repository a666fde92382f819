import type { ErrorCode } from '../api/errors.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** Texts of the small pages that a browser gets outside of the portal's screens. */
export const pageMessages = {
  failed: 'No se pudo abrir la página',
  /** By the call's name. */
  refused: {
    download_with_ticket: 'No se pudo descargar',
    unsubscribe_page: 'No se pudo abrir tu preferencia',
    unsubscribe: 'No se pudo guardar tu preferencia',
    mailed_file_page: 'No se pudo descargar el archivo',
    mailed_file: 'No se pudo descargar el archivo',
    imss_obligations_calendar: 'No se pudo abrir el calendario',
  },
  /** What helps besides the error's own sentence. */
  help: {
    invalid_ticket: 'Un enlace de descarga dura un minuto y solo sirve mientras tu sesión está abierta.',
    invalid_request: 'La dirección está incompleta. Vuelve a donde la encontraste y ábrela de nuevo.',
  } satisfies Partial<Record<ErrorCode, string>>,
  goToDirectory: 'Ir al directorio',
  /** A file that was too large for the mail that brings it. */
  mailedFile: {
    from: (sender: string, size: string) => `Te lo comparte ${closedSentence(sender)} Pesa ${size}.`,
    until: (day: string) => `El enlace es solo para ti y sirve hasta el ${day}.`,
    download: 'Descargar',
    gone: 'Este enlace ya no sirve',
    goneReason: 'Caducó, quien lo envió lo retiró, o la dirección está incompleta.',
    goneHelp:
      'Ábrelo de nuevo desde el correo. Si tampoco así se abre, pide a quien te lo envió que te mande otra vez el archivo.',
  },
  unsubscribe: {
    question: '¿Dejar de recibir estos correos?',
    /** By the kind of mail. */
    kinds: {
      digest:
        'Ya no te llegará por correo lo que ocurre en las carpetas que sigues. Lo verás en Notificaciones.',
      shared: 'Ya no te llegará un correo cuando te compartan una carpeta. Lo verás en Notificaciones.',
      closing: 'Ya no te llegará un aviso cuando se finalice la captura de un periodo.',
    },
    confirm: 'Dejar de recibirlos',
    done: 'Listo, ya no recibirás estos correos',
    undo: 'Si cambias de opinión, actívalos de nuevo en Suscripciones, en Avisos por correo.',
    goToPreferences: 'Elegir mis avisos por correo',
  },
} as const;
