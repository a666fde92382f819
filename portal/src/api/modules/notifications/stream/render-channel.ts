/** The PostgreSQL notification channel that names the user whose renders changed. */
export const RENDER_CHANNEL = 'lienzo_renders';
