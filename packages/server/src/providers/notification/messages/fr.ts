import type { MailMessages } from './messages'

export const fr: MailMessages = {
  direction: 'ltr',
  hello: 'Bonjour {name},',
  hello_there: 'Bonjour,',
  regards: 'Cordialement, {shop}',
  order_placed: {
    subject: 'Votre commande n° {number} chez {shop}',
    intro: 'Merci pour votre commande n° {number}. Voici ce que vous avez choisi :',
  },
  order_shipped: {
    subject: 'Votre commande n° {number} est en route',
    intro: 'Nous avons remis votre commande n° {number} au transporteur.',
    tracking: 'Suivre le colis :',
  },
  order_refunded: {
    subject: 'Remboursement de votre commande n° {number}',
    intro:
      'Nous vous avons remboursé {amount} pour votre commande n° {number}. Il peut s’écouler quelques jours avant que votre banque l’affiche.',
  },
  gift_card: {
    subject: 'Une carte cadeau de {amount} chez {shop}',
    from: '{name} vous a envoyé un cadeau.',
    intro:
      'Cette carte cadeau vaut {amount} chez {shop}. Saisissez son code dans le panier, en une ou plusieurs fois.',
    until: 'Elle est valable jusqu’au {date}.',
    code: 'Code de la carte',
    message: 'Le message qui l’accompagne',
    button: 'Aller à la boutique',
  },
  return_requested: {
    subject: 'Votre retour pour la commande n° {number}',
    intro: 'Nous avons enregistré votre retour pour la commande n° {number}. Voici ce qui revient :',
    ask: 'Nous vous écrirons où l’envoyer.',
    note: 'Glissez dans le colis une feuille portant le numéro de commande {number} et {return}, pour que nous sachions de qui il vient.',
    button: 'Voir votre retour',
  },
  return_received: {
    subject: 'Votre retour pour la commande n° {number} est arrivé',
    intro: 'Ce que vous avez renvoyé de la commande n° {number} est arrivé :',
    refund:
      '{amount} retournent là d’où vous avez payé. Il peut s’écouler quelques jours avant que votre banque l’affiche.',
  },
  swap_made: {
    subject: 'Votre échange pour la commande n° {number}',
    intro:
      'Regardez ce qui repart et ce qui arrive à la place, choisissez une livraison, qui s’ajoute à la somme, puis acceptez. Rien ne se fait avant cela.',
    button: 'Accepter l’échange',
  },
  swap_shipped: {
    subject: 'Votre échange pour la commande n° {number} est en route',
    intro:
      'Nous avons remis au transporteur les nouvelles pièces de votre échange pour la commande n° {number}.',
  },
  edit_requested: {
    subject: 'À vous de répondre : une modification de votre commande n° {number}',
    intro:
      'Nous proposons cette modification de votre commande n° {number}. Rien ne se fait sans votre accord.',
    button: 'Accepter ou refuser',
  },
  edit_confirmed: {
    subject: 'Votre commande n° {number} est modifiée',
    intro: 'Votre commande n° {number} est désormais modifiée ainsi :',
  },
  edit_declined: {
    subject: 'Votre commande n° {number} reste telle quelle',
    intro:
      'La modification de votre commande n° {number} a été refusée. La commande reste telle quelle et rien n’est débité.',
  },
  after_sale: {
    refund: 'Remboursement',
    return_cost: 'Frais de retour',
    way_back: 'Le retour',
    send_to: 'À envoyer à',
    goes_back: 'Repart',
    comes: 'Vient chez vous',
    due: 'À payer',
    owed: 'Pour vous',
    due_none: 'Rien à payer',
    added: 'Ajouté : {pieces}',
    removed: 'Retiré : {pieces}',
    quantity_changed: '{after} au lieu de {before}',
    new_total: 'Nouveau total',
  },
  password_reset: {
    subject: 'Choisissez un nouveau mot de passe pour {shop}',
    intro:
      'Un nouveau mot de passe a été demandé pour votre compte. Ce lien permet de le choisir ; il fonctionne une fois, pendant 15 minutes.',
    button: 'Choisir un mot de passe',
    ignore: 'Si ce n’était pas vous, ignorez ce message : votre mot de passe reste inchangé.',
  },
  email_changed: {
    subject: 'Votre adresse e-mail chez {shop} a été modifiée',
    intro:
      'Vous vous connectez désormais à l’administration de {shop} avec {email}, et non plus avec cette adresse.',
    warning:
      'Si ce n’était pas vous, prévenez aussitôt la personne qui gère votre équipe : quelqu’un connaît votre mot de passe.',
  },
  agent_connected: {
    subject: '{agent} peut désormais agir pour vous chez {shop}',
    intro:
      'Vous avez connecté {agent} à votre compte chez {shop}. L’agent peut désormais faire pour vous ce que vous lui avez permis.',
    button: 'Voir les agents connectés',
    warning:
      'Si ce n’était pas vous, changez aussitôt votre mot de passe : cela met fin à toutes les connexions.',
  },
  order_claim: {
    subject: 'Ces commandes chez {shop} appartiennent-elles à un compte ?',
    intro:
      'Quelqu’un demande à rattacher à son compte des commandes passées avec cette adresse. Si c’était vous, confirmez dans les 15 minutes.',
    button: 'Rattacher les commandes',
    ignore: 'Si ce n’était pas vous, ignorez ce message : les commandes restent où elles sont.',
  },
  restock: {
    subject: '{piece} est de retour',
    intro:
      'Vous vouliez savoir quand {piece} serait à nouveau disponible. C’est le cas, dans la limite des stocks.',
    button: 'Voir dans la boutique',
    once: 'C’est le seul message à ce sujet : nous n’écrirons de nouveau que si vous le demandez.',
    stop: 'Ne plus recevoir de messages sur les articles que j’attends',
  },
  newsletter_confirm: {
    subject: 'Veuillez confirmer la lettre d’information de {shop}',
    intro:
      'Quelqu’un, sans doute vous, a demandé la lettre d’information de {shop} avec cette adresse. Confirmez-le sous sept jours ; d’ici là, nous n’envoyons rien.',
    button: 'Confirmer mon adresse',
    ignore: 'Si ce n’était pas vous, ne faites rien : vous ne recevrez plus rien.',
  },
  newsletter_welcome: {
    subject: 'Vous êtes sur la liste de {shop}',
    intro: 'Merci, votre adresse est confirmée. Vous recevrez désormais la lettre d’information de {shop}.',
    leave: 'Vous pouvez vous désinscrire à tout moment, par le lien à la fin de chaque lettre.',
    unsubscribe: 'Se désinscrire de la lettre d’information',
  },
  mention: {
    subject: '{name} vous a mentionné dans une note',
    intro: '{name} a écrit une note qui s’adresse aussi à vous :',
    button: 'Ouvrir',
  },
  invite: {
    subject: 'Vous êtes invité à travailler chez {shop}',
    intro:
      'Vous êtes invité à rejoindre l’administration de {shop}. Acceptez pour choisir votre nom et votre mot de passe.',
    button: 'Accepter l’invitation',
    expires: 'L’invitation est valable sept jours.',
  },
  labels: {
    quantity: 'Quantité',
    subtotal: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    tax: 'Taxes',
    gift_card: 'Carte cadeau',
    total: 'Total',
    shipping_address: 'Adresse de livraison',
    placed_on: 'Commandé le {date}',
    view_order: 'Voir la commande',
    items: { one: '{count} article', many: '{count} articles', other: '{count} articles' },
  },
}
