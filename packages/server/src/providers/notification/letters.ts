import { bareToken, buttonOf, pictureOf } from './mail-links'
import type { MailOf, Writer } from './mails'

/** Mails to people who asked for them with nothing but an address: each says how it is stopped. */
export const letters: Record<string, MailOf> = {
  'restock-notification.due': ({ messages: { restock }, data, links, fill }) => {
    const { piece, email, token, prefix, store } = data
    if (!piece) return undefined
    const { title, variant, handle, thumbnail, choice } = piece
    return {
      to: email,
      content: {
        subject: fill(restock.subject, { piece: title }),
        paragraphs: [fill(restock.intro, { piece: title })],
        button: buttonOf(restock.button, links.product, { handle }, { prefix, choice }),
        items: [{ title, detail: variant, amount: '', picture: pictureOf(thumbnail, store?.url) }],
        closing: [restock.once],
        leave: buttonOf(restock.stop, links.restock_stop, { token }, { prefix }),
      },
    }
  },
  'newsletter.confirmation_requested': (writer) => {
    const { messages, data, links, fill } = writer
    const words = messages.newsletter_confirm
    return {
      to: data.email,
      content: {
        subject: fill(words.subject),
        paragraphs: [fill(words.intro), ...bareToken(links.newsletter_confirm, data)],
        button: buttonOf(
          words.button,
          links.newsletter_confirm,
          { token: data.token },
          { prefix: data.prefix },
        ),
        closing: [words.ignore],
        leave: leaveNewsletter(writer),
      },
    }
  },
  'newsletter.subscribed': (writer) => {
    const { messages, data, fill } = writer
    const words = messages.newsletter_welcome
    return {
      to: data.email,
      content: {
        subject: fill(words.subject),
        paragraphs: [fill(words.intro)],
        closing: [words.leave],
        leave: leaveNewsletter(writer),
      },
    }
  },
}

const leaveNewsletter = ({ messages, data, links }: Writer) =>
  buttonOf(
    messages.newsletter_welcome.unsubscribe,
    links.newsletter_unsubscribe,
    { token: data.leave_token },
    { prefix: data.prefix },
  )
