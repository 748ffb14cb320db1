import type { MailMessages } from './messages'

export const it: MailMessages = {
  direction: 'ltr',
  hello: 'Buongiorno {name},',
  hello_there: 'Buongiorno,',
  regards: 'Cordiali saluti, {shop}',
  order_placed: {
    subject: 'Il suo ordine n. {number} da {shop}',
    intro: 'Grazie per il suo ordine n. {number}. Ecco che cosa ha scelto:',
  },
  order_shipped: {
    subject: 'Il suo ordine n. {number} è in viaggio',
    intro: 'Abbiamo consegnato il suo ordine n. {number} al corriere.',
    tracking: 'Segua il pacco:',
  },
  order_refunded: {
    subject: 'Rimborso per il suo ordine n. {number}',
    intro:
      'Le abbiamo rimborsato {amount} per l’ordine n. {number}. Possono passare alcuni giorni prima che la sua banca lo mostri.',
  },
  gift_card: {
    subject: 'Una carta regalo da {amount} di {shop}',
    from: '{name} ti ha mandato un regalo.',
    intro:
      'Questa carta regalo vale {amount} da {shop}. Inserisci il codice nel carrello, in una volta o a più riprese.',
    until: 'È valida fino al {date}.',
    code: 'Codice della carta',
    message: 'Il messaggio che l’accompagna',
    button: 'Vai al negozio',
  },
  return_requested: {
    subject: 'Il suo reso per l’ordine n. {number}',
    intro: 'Abbiamo registrato il suo reso per l’ordine n. {number}. Ecco che cosa torna indietro:',
    ask: 'Le scriveremo dove spedirlo.',
    note: 'Metta nel pacco un foglio con il numero d’ordine {number} e {return}, così sapremo di chi è.',
    button: 'Vedi il reso',
  },
  return_received: {
    subject: 'Il suo reso per l’ordine n. {number} è arrivato',
    intro: 'Quanto ha rispedito dell’ordine n. {number} è arrivato:',
    refund:
      '{amount} tornano da dove ha pagato. Possono passare alcuni giorni prima che la sua banca lo mostri.',
  },
  swap_made: {
    subject: 'Il suo cambio per l’ordine n. {number}',
    intro:
      'Guardi che cosa torna indietro e che cosa arriva in cambio, scelga una consegna, che si aggiunge alla somma, e accetti. Prima non accade nulla.',
    button: 'Accetta il cambio',
  },
  swap_shipped: {
    subject: 'Il suo cambio per l’ordine n. {number} è in viaggio',
    intro: 'Abbiamo affidato al corriere i nuovi pezzi del suo cambio per l’ordine n. {number}.',
  },
  edit_requested: {
    subject: 'Attendiamo la sua risposta: una modifica del suo ordine n. {number}',
    intro: 'Proponiamo questa modifica del suo ordine n. {number}. Nulla accade senza il suo consenso.',
    button: 'Accetta o rifiuta',
  },
  edit_confirmed: {
    subject: 'Il suo ordine n. {number} è modificato',
    intro: 'Il suo ordine n. {number} è ora modificato così:',
  },
  edit_declined: {
    subject: 'Il suo ordine n. {number} resta com’era',
    intro:
      'La modifica del suo ordine n. {number} è stata rifiutata. L’ordine resta com’era e non viene addebitato nulla.',
  },
  after_sale: {
    refund: 'Rimborso',
    return_cost: 'Spedizione di ritorno',
    way_back: 'La via del ritorno',
    send_to: 'Spedisci a',
    goes_back: 'Torna indietro',
    comes: 'In arrivo per lei',
    due: 'Da pagare',
    owed: 'Da restituirle',
    due_none: 'Nulla da pagare',
    added: 'Aggiunti: {pieces}',
    removed: 'Tolti: {pieces}',
    quantity_changed: '{after} invece di {before}',
    new_total: 'Nuovo totale',
  },
  password_reset: {
    subject: 'Scelga una nuova password per {shop}',
    intro:
      'È stata chiesta una nuova password per il suo account. Con questo link può sceglierla: vale una sola volta, per 15 minuti.',
    button: 'Scegli una nuova password',
    ignore: 'Se non è stato lei, ignori questo messaggio: la sua password resta com’è.',
  },
  email_changed: {
    subject: 'Il tuo indirizzo e-mail su {shop} è stato cambiato',
    intro: 'Da ora accedi al gestionale di {shop} con {email} e non più con questo indirizzo.',
    warning: 'Se non sei stato tu, avvisa subito chi gestisce il tuo team: qualcuno conosce la tua password.',
  },
  agent_connected: {
    subject: '{agent} ora può agire per te su {shop}',
    intro: 'Hai collegato {agent} al tuo account su {shop}. Da ora può fare per te ciò che gli hai permesso.',
    button: 'Vedi gli agenti collegati',
    warning: 'Se non sei stato tu, cambia subito la password: così termina ogni collegamento.',
  },
  order_claim: {
    subject: 'Questi ordini da {shop} appartengono a un account?',
    intro:
      'Qualcuno ha chiesto di spostare nel proprio account gli ordini fatti con questo indirizzo e-mail. Se è stato lei, lo confermi entro 15 minuti.',
    button: 'Sposta gli ordini',
    ignore: 'Se non è stato lei, ignori questo messaggio: gli ordini restano dove sono.',
  },
  restock: {
    subject: '{piece} è di nuovo disponibile',
    intro:
      'Ci ha chiesto di scriverle quando {piece} fosse di nuovo in vendita. Ora lo è, fino a esaurimento scorte.',
    button: 'Vedi nel negozio',
    once: 'Questo è l’unico messaggio al riguardo: scriveremo ancora solo se ce lo chiede di nuovo.',
    stop: 'Non ricevere più messaggi sugli articoli che aspetto',
  },
  newsletter_confirm: {
    subject: 'Conferma la newsletter di {shop}',
    intro:
      'Qualcuno, probabilmente lei, ha chiesto la newsletter di {shop} con questo indirizzo. Confermi entro sette giorni; fino ad allora non inviamo nulla.',
    button: 'Conferma il mio indirizzo',
    ignore: 'Se non è stato lei, ignori questo messaggio: non riceverà altro.',
  },
  newsletter_welcome: {
    subject: 'È nella lista di {shop}',
    intro: 'Grazie, il suo indirizzo è confermato. Da ora riceverà la newsletter di {shop}.',
    leave: 'Può disiscriversi quando vuole, con il link in fondo a ogni lettera.',
    unsubscribe: 'Disiscriviti dalla newsletter',
  },
  mention: {
    subject: '{name} ti ha menzionato in una nota',
    intro: '{name} ha scritto una nota che riguarda anche te:',
    button: 'Apri',
  },
  invite: {
    subject: 'Invito a lavorare con {shop}',
    intro: 'È invitato nell’area di gestione di {shop}. Accetti per scegliere nome e password.',
    button: 'Accetta l’invito',
    expires: 'L’invito vale sette giorni.',
  },
  labels: {
    quantity: 'Quantità',
    subtotal: 'Subtotale',
    discount: 'Sconto',
    shipping: 'Spedizione',
    tax: 'Imposte',
    gift_card: 'Carta regalo',
    total: 'Totale',
    shipping_address: 'Indirizzo di consegna',
    placed_on: 'Ordinato il {date}',
    view_order: 'Vedi l’ordine',
    items: { one: '{count} articolo', many: '{count} articoli', other: '{count} articoli' },
  },
}
