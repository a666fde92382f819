/** The rendering service's answer: a file of a few bytes, another one for each request. */
export const prints = async (request: Request): Promise<Response> => {
  const { length } = await request.text();
  const body = `--b\r\nContent-Type: application/pdf\r\n\r\npage ${length} ${Math.random()}\r\n--b--\r\n`;
  return new Response(body, { headers: { 'Content-Type': 'multipart/mixed; boundary=b' } });
};
