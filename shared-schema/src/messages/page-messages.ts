import type { ErrorCode } from '../api/errors.ts';

/** Texts of the small pages that a browser gets outside of the portal's screens. */
export const pageMessages = {
  failed: 'No se pudo abrir la página',
  /** By the call's name. */
  refused: { download_with_ticket: 'No se pudo descargar' },
  /** What helps besides the error's own sentence. */
  help: {
    invalid_ticket: 'Un enlace de descarga dura un minuto y solo sirve mientras tu sesión está abierta.',
    invalid_request: 'La dirección está incompleta. Vuelve a donde la encontraste y ábrela de nuevo.',
  } satisfies Partial<Record<ErrorCode, string>>,
  goToDirectory: 'Ir al directorio',
} as const;
