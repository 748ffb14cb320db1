import type { MailMessages } from './messages'

export const de: MailMessages = {
  direction: 'ltr',
  hello: 'Guten Tag {name},',
  hello_there: 'Guten Tag,',
  regards: 'Freundliche Grüße, {shop}',
  order_placed: {
    subject: 'Ihre Bestellung Nr. {number} bei {shop}',
    intro: 'Vielen Dank für Ihre Bestellung Nr. {number}. Das haben Sie gewählt:',
  },
  order_shipped: {
    subject: 'Ihre Bestellung Nr. {number} ist unterwegs',
    intro: 'Wir haben Ihre Bestellung Nr. {number} dem Versand übergeben.',
    tracking: 'Sendung verfolgen:',
  },
  order_refunded: {
    subject: 'Erstattung zu Ihrer Bestellung Nr. {number}',
    intro:
      'Wir haben Ihnen {amount} zu Ihrer Bestellung Nr. {number} erstattet. Bis Ihre Bank es anzeigt, können einige Tage vergehen.',
  },
  gift_card: {
    subject: 'Ein Gutschein über {amount} von {shop}',
    from: '{name} hat Ihnen ein Geschenk geschickt.',
    intro:
      'Dieser Gutschein ist bei {shop} {amount} wert. Geben Sie den Code im Warenkorb ein, auf einmal oder in Teilen.',
    until: 'Er gilt bis zum {date}.',
    code: 'Gutscheincode',
    message: 'Die Nachricht dazu',
    button: 'Zum Shop',
  },
  return_requested: {
    subject: 'Ihre Rückgabe zur Bestellung Nr. {number}',
    intro: 'Wir haben Ihre Rückgabe zur Bestellung Nr. {number} angemeldet. Das kommt zurück:',
    ask: 'Wir schreiben Ihnen, wohin Sie es senden.',
    note: 'Legen Sie dem Paket ein Blatt mit der Bestellnummer {number} und {return} bei, damit wir wissen, von wem es ist.',
    button: 'Rückgabe ansehen',
  },
  return_received: {
    subject: 'Ihre Rückgabe zur Bestellung Nr. {number} ist eingetroffen',
    intro: 'Was Sie zur Bestellung Nr. {number} zurückgesandt haben, ist eingetroffen:',
    refund:
      '{amount} gehen dorthin zurück, von wo Sie bezahlt haben. Bis Ihre Bank es anzeigt, können einige Tage vergehen.',
  },
  swap_made: {
    subject: 'Ihr Umtausch zur Bestellung Nr. {number}',
    intro:
      'Bitte sehen Sie sich an, was zurückgeht und was dafür kommt, wählen Sie einen Versand, der zur Summe hinzukommt, und stimmen Sie zu. Vorher geschieht nichts.',
    button: 'Dem Umtausch zustimmen',
  },
  swap_shipped: {
    subject: 'Ihr Umtausch zur Bestellung Nr. {number} ist unterwegs',
    intro: 'Wir haben die neuen Stücke Ihres Umtauschs zur Bestellung Nr. {number} dem Versand übergeben.',
  },
  edit_requested: {
    subject: 'Bitte antworten: eine Änderung Ihrer Bestellung Nr. {number}',
    intro:
      'Wir schlagen diese Änderung Ihrer Bestellung Nr. {number} vor. Ohne Ihre Zustimmung geschieht nichts.',
    button: 'Annehmen oder ablehnen',
  },
  edit_confirmed: {
    subject: 'Ihre Bestellung Nr. {number} ist geändert',
    intro: 'Ihre Bestellung Nr. {number} ist nun so geändert:',
  },
  edit_declined: {
    subject: 'Ihre Bestellung Nr. {number} bleibt, wie sie war',
    intro:
      'Die Änderung Ihrer Bestellung Nr. {number} wurde abgelehnt. Die Bestellung bleibt, wie sie war, und nichts wird berechnet.',
  },
  after_sale: {
    refund: 'Erstattung',
    return_cost: 'Rücksendung',
    way_back: 'Der Rückweg',
    send_to: 'Senden an',
    goes_back: 'Geht zurück',
    comes: 'Kommt zu Ihnen',
    due: 'Zu bezahlen',
    owed: 'Zurück an Sie',
    due_none: 'Nichts zu bezahlen',
    added: 'Hinzugefügt: {pieces}',
    removed: 'Entfernt: {pieces}',
    quantity_changed: '{after} statt {before}',
    new_total: 'Neue Summe',
  },
  password_reset: {
    subject: 'Neues Passwort für {shop}',
    intro:
      'Für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest; er gilt einmal und 15 Minuten lang.',
    button: 'Neues Passwort festlegen',
    ignore: 'Waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  email_changed: {
    subject: 'Ihre E-Mail-Adresse bei {shop} wurde geändert',
    intro:
      'Sie melden sich im Backoffice von {shop} ab jetzt mit {email} an und nicht mehr mit dieser Adresse.',
    warning:
      'Wenn Sie das nicht waren, wenden Sie sich sofort an die Person, die Ihr Team verwaltet: Jemand kennt Ihr Passwort.',
  },
  agent_connected: {
    subject: '{agent} darf jetzt bei {shop} für Sie handeln',
    intro:
      'Sie haben {agent} mit Ihrem Konto bei {shop} verbunden. Ab jetzt darf der Agent für Sie tun, was Sie ihm dort erlaubt haben.',
    button: 'Verbundene Agenten ansehen',
    warning: 'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort: Damit endet jede Verbindung.',
  },
  order_claim: {
    subject: 'Gehören diese Bestellungen bei {shop} zu einem Konto?',
    intro:
      'Jemand möchte Bestellungen mit dieser E-Mail-Adresse in sein Konto übernehmen. Waren Sie das, bestätigen Sie es innerhalb von 15 Minuten.',
    button: 'Bestellungen übernehmen',
    ignore: 'Waren Sie das nicht, brauchen Sie nichts zu tun: Die Bestellungen bleiben, wo sie sind.',
  },
  restock: {
    subject: '{piece} ist wieder da',
    intro:
      'Sie wollten erfahren, wann {piece} wieder zu haben ist. Jetzt ist es so weit, solange der Vorrat reicht.',
    button: 'Im Shop ansehen',
    once: 'Das ist die einzige Mail dazu: Wir schreiben nur wieder, wenn Sie es erneut wünschen.',
    stop: 'Keine Mails mehr zu Artikeln, auf die ich warte',
  },
  newsletter_confirm: {
    subject: 'Bitte bestätigen Sie den Newsletter von {shop}',
    intro:
      'Jemand, vermutlich Sie selbst, hat mit dieser Adresse den Newsletter von {shop} bestellt. Bestätigen Sie das innerhalb von sieben Tagen; vorher schicken wir nichts.',
    button: 'Meine Adresse bestätigen',
    ignore: 'Wenn Sie es nicht waren, lassen Sie diese Mail einfach liegen: Sie hören nichts weiter.',
  },
  newsletter_welcome: {
    subject: 'Sie stehen auf der Liste von {shop}',
    intro: 'Danke, Ihre Adresse ist bestätigt. Von nun an bekommen Sie den Newsletter von {shop}.',
    leave: 'Sie können sich jederzeit abmelden, über den Link am Ende jedes Briefes.',
    unsubscribe: 'Vom Newsletter abmelden',
  },
  mention: {
    subject: '{name} hat Sie in einer Notiz erwähnt',
    intro: '{name} hat eine Notiz geschrieben, die auch für Sie ist:',
    button: 'Öffnen',
  },
  invite: {
    subject: 'Einladung zur Mitarbeit bei {shop}',
    intro:
      'Sie sind in die Verwaltung von {shop} eingeladen. Nehmen Sie an und wählen Sie Namen und Passwort.',
    button: 'Einladung annehmen',
    expires: 'Die Einladung gilt sieben Tage.',
  },
  labels: {
    quantity: 'Menge',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    tax: 'Steuer',
    gift_card: 'Gutschein',
    total: 'Gesamt',
    shipping_address: 'Lieferadresse',
    placed_on: 'Bestellt am {date}',
    view_order: 'Bestellung ansehen',
    items: { one: '{count} Artikel', other: '{count} Artikel' },
  },
}
