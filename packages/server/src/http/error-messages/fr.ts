import type { ErrorWords } from './words'

export const fr: ErrorWords = {
  insufficient_inventory: 'Il n’en reste plus assez en stock.',
  discount_limit_reached: 'Ce code de réduction a déjà été utilisé autant de fois que possible.',
  gift_card_expired: 'Cette carte cadeau a expiré.',
  gift_card_used: 'La carte cadeau ne couvre plus ce montant. Veuillez vérifier le panier.',
  cart_completed: 'Ce panier est déjà devenu une commande et ne peut plus changer.',
  cart_authorizing: 'Ce panier est en cours de paiement. Réessayez dans un instant.',
  cart_incompatible_state: 'Choisissez d’abord un mode de livraison.',
  taxes_unavailable:
    'Les taxes ne peuvent pas être calculées pour le moment. Rien n’est perdu : réessayez dans un instant.',
  payment_authorization_error:
    'Le paiement n’a pas été accepté. Réessayez ou choisissez un autre moyen de paiement.',
  sign_in_required: 'Cela appartient à un compte. Veuillez vous connecter pour continuer.',
  confirm_password:
    'Veuillez saisir votre mot de passe actuel pour changer l’adresse e-mail ou le mot de passe.',
  wrong_password: 'Ce n’est pas votre mot de passe actuel. Veuillez réessayer.',
  two_factor_required:
    'Saisissez le code de votre application d’authentification ou un code de récupération.',
  two_factor_invalid:
    'Ce code est faux, expiré ou déjà utilisé. Saisissez celui que l’application affiche maintenant.',
  refund_limit: 'C’est plus que ce que votre rôle peut rembourser.',
  unauthorized:
    'Veuillez vous connecter : l’adresse e-mail ou le mot de passe est incorrect, ou la session a expiré.',
  forbidden: 'Votre compte ne permet pas cette action.',
  not_found: 'Cela n’existe pas ou n’existe plus.',
  too_many_requests: 'Trop de tentatives. Veuillez patienter un instant.',
  unavailable: 'La boutique n’est pas joignable pour le moment. Réessayez dans un instant.',
  unknown_error: 'Une erreur inattendue s’est produite.',
}
