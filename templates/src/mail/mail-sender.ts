/** The organization that a mail is sent for. */
export type MailSender = {
  name: string;
  /** Hexadecimal without '#'. */
  primary_color: string;
  secondary_color: string;
  /** `data` as base64, its size in pixels; null shows the name alone. */
  logo: { media_type: string; data: string; width: number; height: number } | null;
  /** Where people reach the portal, without a slash at the end. */
  portal_url: string;
};
