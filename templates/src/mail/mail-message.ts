/** A mail that is ready to be sent; what it looks like is decided, who sends it is not. */
export type MailMessage = {
  subject: string;
  html: string;
  text: string;
  /** Pictures that the HTML shows as `cid:<id>`. */
  pictures: MailPicture[];
  /** Where the person ends mails of this kind with one click (RFC 8058); missing where they have no choice. */
  unsubscribeUrl?: string;
};

/** `id` is the name in `cid:<id>`; `content` the picture as base64. */
export type MailPicture = { id: string; fileName: string; mediaType: string; content: string };
