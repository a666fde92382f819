/** A drawn mail, ready to be sent. */
export type MailMessage = {
  subject: string;
  html: string;
  text: string;
  /** Pictures that the HTML shows as `cid:<id>`. */
  pictures: MailPicture[];
  /** The one-click unsubscribe URL (RFC 8058); absent for mandatory mails. */
  unsubscribeUrl?: string;
};

/** `id` is the name in `cid:<id>`; `content` the picture as base64. */
export type MailPicture = { id: string; fileName: string; mediaType: string; content: string };
