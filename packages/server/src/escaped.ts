const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text as HTML. Whatever customers typed stays text. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
