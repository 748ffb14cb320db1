import type { CatalogueWords } from './words.ts'

export const fr: CatalogueWords = {
  collections: {
    'ash-and-salt': {
      title: 'Cendre et sel',
      description:
        'Des choses claires, de cendre de bois, de lin écru et de bois nu, pour les pièces au nord.',
    },
    'long-evening': {
      title: 'Longue soirée',
      description:
        'Ce qui reste sur la table une fois débarrassée : peu de lumière, un émail sombre, un fauteuil profond.',
    },
    'garden-door': {
      title: 'Porte du jardin',
      description:
        'Des pièces qui entrent et sortent avec les mains pleines de terre et ne s’en offusquent pas.',
    },
    'reading-hour': {
      title: 'L’heure de lire',
      description:
        'Pour l’heure que personne ne vous prendra : une lampe, une théière, du papier encore vierge.',
    },
  },
  categories: {
    vessels: {
      name: 'Contenants',
      description: 'Jarres, pichets, coupes et bouteilles, tournés puis émaillés par petites fournées.',
    },
    lamps: {
      name: 'Luminaires',
      description: 'Lampes de table, lanternes et suspensions qui éclairent sans éblouir.',
    },
    seats: {
      name: 'Assises',
      description: 'Tabourets, chaises et bancs aux assemblages qui se voient et se réparent.',
    },
    throws: {
      name: 'Plaids',
      description: 'Couvertures et plaids tissés lentement, en laine, en lin et en coton.',
    },
    paper: {
      name: 'Papier',
      description: 'Carnets, cartes, estampes et boîtes, coupés et cousus à la main.',
    },
    tools: {
      name: 'Outils',
      description: 'Brosses, cuillères, lames et supports pour les gestes de chaque jour.',
    },
  },
  options: {
    Shade: { title: 'Abat-jour', values: { Natural: 'Naturel', Clay: 'Argile' } },
    Size: {
      title: 'Taille',
      values: {
        'Medium, 24 cm': 'Moyenne, 24 cm',
        'Large, 30 cm': 'Grande, 30 cm',
        Small: 'Petite',
        Large: 'Grande',
      },
    },
    Wood: { title: 'Bois', values: { Ash: 'Frêne', Walnut: 'Noyer' } },
    Colour: {
      title: 'Couleur',
      values: {
        Oat: 'Avoine',
        Clay: 'Argile',
        Moss: 'Mousse',
        Slate: 'Ardoise',
        Ink: 'Encre',
        Ochre: 'Ocre',
        Madder: 'Garance',
        Plum: 'Prune',
        Chalk: 'Craie',
        'Dusk blue': 'Bleu du soir',
        Sky: 'Ciel',
        Butter: 'Beurre',
      },
    },
    Edge: {
      title: 'Bordure',
      values: {
        'Knotted fringe': 'Franges nouées',
        'Twisted fringe': 'Franges torsadées',
        'Short fringe': 'Franges courtes',
        'Plain hem': 'Ourlet simple',
        'Blanket stitch': 'Point de feston',
        'Rolled hem': 'Ourlet roulotté',
      },
    },
    Cloth: { title: 'Toile', values: { Clay: 'Argile', Moss: 'Mousse', Ink: 'Encre' } },
    Page: { title: 'Pages', values: { Plain: 'Unies', Ruled: 'Lignées', Dotted: 'Pointillées' } },
    Glaze: {
      title: 'Émail',
      values: {
        Oat: 'Avoine',
        Moss: 'Mousse',
        Bone: 'Ivoire',
        Ochre: 'Ocre',
        Oxblood: 'Sang de bœuf',
        Ash: 'Cendre',
        Celadon: 'Céladon',
        Clay: 'Argile',
        Ink: 'Encre',
      },
    },
    Length: { title: 'Longueur', values: {} },
    Frame: { title: 'Cadre', values: { 'Oak frame': 'Cadre en chêne', Unframed: 'Sans cadre' } },
    Enamel: { title: 'Émail', values: { Moss: 'Mousse', Cream: 'Crème' } },
    Dip: { title: 'Trempage', values: { Ochre: 'Ocre', Moss: 'Mousse', Sky: 'Ciel' } },
    Finish: {
      title: 'Finition',
      values: {
        'Clear oil': 'Huile incolore',
        'Smoked black': 'Noir fumé',
        Scorched: 'Bois brûlé',
        Natural: 'Naturel',
      },
    },
    Height: { title: 'Hauteur', values: {} },
    Linen: { title: 'Lin', values: { Flax: 'Lin brut', Clay: 'Argile', Slate: 'Ardoise' } },
    Value: { title: 'Montant', values: {} },
  },
  types: {
    Bedcover: 'Couvre-lit',
    Bench: 'Banc',
    Blanket: 'Couverture',
    Board: 'Planche',
    Bowl: 'Bol',
    Box: 'Boîte',
    Brush: 'Brosse',
    Calendar: 'Calendrier',
    'Candle holder': 'Bougeoir',
    Cards: 'Cartes',
    Chair: 'Chaise',
    Coverlet: 'Jeté de lit',
    Cup: 'Tasse',
    Cushion: 'Coussin',
    Dish: 'Plat',
    'Floor lamp': 'Lampadaire',
    'Gift card': 'Carte cadeau',
    Jar: 'Pot',
    Jug: 'Pichet',
    Knife: 'Couteau',
    'Letter set': 'Papier à lettres',
    Mortar: 'Mortier',
    Notebook: 'Carnet',
    Pendant: 'Suspension',
    'Portable lamp': 'Lampe portative',
    Print: 'Estampe',
    Runner: 'Tapis de couloir',
    Scissors: 'Ciseaux',
    Spoons: 'Cuillères',
    'Step stool': 'Marchepied',
    Stool: 'Tabouret',
    'Table lamp': 'Lampe de table',
    Teapot: 'Théière',
    Throw: 'Plaid',
    Vase: 'Vase',
  },
  care: {
    'Wipe with a dry cloth.': 'Essuyer avec un chiffon sec.',
    'Wool cycle at 30 °C. Dry flat.': 'Programme laine à 30 °C. Sécher à plat.',
    'Wipe with a damp cloth. Oil when it looks thirsty.':
      'Essuyer avec un chiffon humide. Huiler quand le bois semble avoir soif.',
    'Wipe with a damp cloth. Glazed inside, so it may hold water for a few days at a time.':
      'Essuyer avec un chiffon humide. Émaillé à l’intérieur, il garde l’eau quelques jours.',
    'Wipe with a damp cloth when cold. Use a bulb of no more than 4 W LED, E14.':
      'Essuyer à froid avec un chiffon humide. Ampoule LED de 4 W au plus, E14.',
    'Wipe dry and oil the pivot. Never in the dishwasher.':
      'Essuyer à sec et huiler le pivot. Jamais au lave-vaisselle.',
    'Wash with soapy water when cold. Use a bulb of no more than 10 W LED, E27.':
      'Laver à froid à l’eau savonneuse. Ampoule LED de 10 W au plus, E27.',
    'Wash with soap flakes, never with oil.': 'Laver aux paillettes de savon, jamais à l’huile.',
    'Wash by hand. Rub with walnut oil now and then.':
      'Laver à la main. Frotter de temps en temps à l’huile de noix.',
    'Vacuum the shade on the lowest setting. Use a bulb of no more than 9 W LED, E27.':
      'Aspirer l’abat-jour à la puissance la plus faible. Ampoule LED de 9 W au plus, E27.',
    'Use them up.': 'À utiliser jusqu’à la dernière.',
    'Soap the wood twice a year. Blot spills on the cord at once.':
      'Savonner le bois deux fois par an. Éponger aussitôt les taches sur la corde.',
    'Shake out and air. Dry clean.': 'Secouer et aérer. Nettoyage à sec.',
    'Scrub with salt, rinse, stand to dry. Oil twice a year.':
      'Frotter au sel, rincer, laisser sécher debout. Huiler deux fois par an.',
    'Rinse without soap. Grind a spoon of salt to clean it.':
      'Rincer sans savon. Moudre une cuillerée de sel pour le nettoyer.',
    'Rinse with hot water, no soap. Keep the cane out of the dishwasher.':
      'Rincer à l’eau chaude, sans savon. L’anse en rotin ne va pas au lave-vaisselle.',
    'Rinse with a bottle brush. Change the water every second day.':
      'Rincer avec un goupillon. Changer l’eau tous les deux jours.',
    'Polish the brass or let it darken. Use a bulb of no more than 6 W LED, E14.':
      'Polir le laiton ou le laisser foncer. Ampoule LED de 6 W au plus, E14.',
    'Polish or do not. Free the wax with hot water.': 'Polir ou non. Détacher la cire à l’eau chaude.',
    'Oil once a year. Tighten nothing, the joints tighten themselves.':
      'Huiler une fois par an. Ne rien resserrer, les assemblages s’en chargent.',
    'Oil once a year. The brass may be left alone.':
      'Huiler une fois par an. Le laiton peut rester tel quel.',
    'Oil once a year. Rings from wet glasses sand out.':
      'Huiler une fois par an. Les ronds de verres se poncent.',
    'Machine wash at 40 °C. Tumble low for softness.':
      'Lavage en machine à 40 °C. Séchage doux au tambour pour plus de souplesse.',
    'Machine wash at 40 °C. Iron damp if you must.':
      'Lavage en machine à 40 °C. Repasser humide s’il le faut.',
    'Machine wash at 40 °C. Do not iron.': 'Lavage en machine à 40 °C. Ne pas repasser.',
    'Keep the code to yourself.': 'Gardez le code pour vous.',
    'Keep flat and dry.': 'Conserver à plat et au sec.',
    'Keep dry. Marks on the cloth lift with an eraser.':
      'Garder au sec. Les marques sur la toile partent à la gomme.',
    'Keep dry and out of the sun.': 'Garder au sec et à l’abri du soleil.',
    'Keep a hand’s breadth from radiators. Oil once a year.':
      'À une main des radiateurs. Huiler une fois par an.',
    'Hang to dry, bristles down.': 'Suspendre pour sécher, soies vers le bas.',
    'Frame behind glass and hang out of direct sun.':
      'Encadrer sous verre et accrocher à l’abri du soleil direct.',
    'Dust with a feather. Use a bulb of no more than 8 W LED, E27.':
      'Épousseter au plumeau. Ampoule LED de 8 W au plus, E27.',
    'Dust with a feather. Use a bulb of no more than 10 W LED, E27.':
      'Épousseter au plumeau. Ampoule LED de 10 W au plus, E27.',
    'Dust the pleats with a soft brush. Use a bulb of no more than 7 W LED, E27.':
      'Épousseter les plis avec un pinceau doux. Ampoule LED de 7 W au plus, E27.',
    'Dust the block. Keep the cards dry.': 'Épousseter le bloc. Garder les cartes au sec.',
    'Dishwasher safe. Let the lid dry fully before closing the jar.':
      'Passe au lave-vaisselle. Laisser bien sécher le couvercle avant de fermer.',
    'Dishwasher safe. Do not stack.': 'Passe au lave-vaisselle. Ne pas empiler.',
    'Dishwasher safe. Acid foods do no harm.':
      'Passe au lave-vaisselle. Les aliments acides ne l’abîment pas.',
    'Dishwasher safe, though it would rather be rinsed. Not for the oven.':
      'Passe au lave-vaisselle, mais préfère un simple rinçage. Pas au four.',
    'Dishwasher and microwave safe.': 'Passe au lave-vaisselle et au micro-ondes.',
    'Comb out, wash with soap, hang to dry.': 'Peigner, laver au savon, suspendre pour sécher.',
    'Brush when dry. Wash seldom, cool and by hand.': 'Brosser à sec. Laver rarement, à froid et à la main.',
    'Bring it in from rain. The battery can be changed with one screw.':
      'Rentrer par temps de pluie. La batterie se change avec une seule vis.',
    'Air rather than wash. Hand wash cool when you must and dry flat.':
      'Aérer plutôt que laver. Au besoin, laver à la main à froid et sécher à plat.',
    'Air in the sun. Wash the cover at 30 °C and dry it flat.':
      'Aérer au soleil. Laver la housse à 30 °C et la sécher à plat.',
    'Air and brush. Dry clean when needed.': 'Aérer et brosser. Nettoyage à sec au besoin.',
  },
  pieces: {
    'pleated-table-lamp': [
      'Lampe de table plissée',
      'Pliée à la main, quatre-vingt-seize fois',
      'Une longue bande de papier doublé de coton est pliée en quatre-vingt-seize plis et refermée sur un anneau de laiton. Le pied en chêne tourné est assez lourd pour que le fil ne le déplace jamais. Sa lumière a la couleur du thé et suffit pour lire, à condition de s’asseoir tout près.',
      'Papier doublé de coton, chêne, laiton',
    ],
    'moon-jar-milk-glaze': [
      'Jarre lune, émail lait',
      'Deux bols unis par la taille',
      'Deux grands bols sont tournés le même jour, raffermis une nuit et joints bord à bord. La jointure ne disparaît jamais tout à fait, pas plus que la légère inclinaison prise au séchage. Elle porte bien une seule branche et paraît achevée sans rien dedans.',
      'Grès, émail au feldspath',
    ],
    'three-legged-stool': [
      'Tabouret à trois pieds',
      'Jamais bancal, sur aucun sol',
      'Trois pieds trouvent leur appui sur n’importe quel sol : c’est pourquoi on faisait ainsi les tabourets de traite. Chaque pied est tourné, chassé à travers l’assise et calé d’un coin, et le coin se voit. Tabouret le matin, table de chevet la nuit.',
      'Frêne ou noyer massif',
    ],
    'twill-throw-woven-to-order': [
      'Plaid sergé, tissé sur commande',
      'Cinq couleurs, quatre tailles, six bordures',
      'Vous choisissez la couleur, la taille et la bordure, et la tisserande commence lundi. La laine est peignée et serrée, si bien que le plaid est fin, chaud et n’accroche guère. De ses cent vingt versions, toutes sont la même étoffe honnête.',
      'Laine d’agneau',
    ],
    'cloth-bound-notebook': [
      'Carnet relié en toile',
      'Cousu pour s’ouvrir à plat, 192 pages',
      'Les pages sont cousues en douze cahiers : le carnet s’ouvre à plat du premier jour au dernier. La toile de relieur habille un carton épais, et les coins sont rempliés à la main. Sur ce papier, le stylo plume ne bave ni ne transperce.',
      'Toile de coton, carton, papier 100 g',
    ],
    'dish-brush-beech': [
      'Brosse à vaisselle, hêtre',
      'La tête s’en va, le manche reste',
      'Des fibres d’agave sont tirées dans une tête en hêtre qui se déclipse une fois usée. Le manche survit à une vingtaine de têtes, et le fil d’acier se redresse à la main. Quand une tête a fait son temps, elle part au compost, bois compris.',
      'Hêtre, fibre d’agave, fil d’acier',
    ],
    'column-paper-lantern': [
      'Lanterne colonne en papier',
      'Une haute colonne de papier de mûrier',
      'Une spirale de bambou fendu tient le papier ouvert, et la lanterne entière se replie pour l’été. Dans un coin, elle fait office de fenêtre passé cinq heures. Les accrocs se réparent avec le papier de rechange glissé dans la boîte.',
      'Papier de mûrier, bambou, frêne',
    ],
    'lidded-jar-iron-speckle': [
      'Pot à couvercle, moucheté de fer',
      'Pour le thé, le sel ou les boutons',
      'Le fer de la terre remonte à travers l’émail pendant la cuisson et laisse un moucheté que deux pots n’ont jamais en commun. Le couvercle se pose sur une lèvre intérieure et ne bouge pas quand on porte le pot d’une main. Il garde le thé frais un mois, plus longtemps que le thé ne dure.',
      'Grès moucheté',
    ],
    'ladder-back-chair': [
      'Chaise à barreaux',
      'Quatre traverses et une assise en corde',
      'Les montants arrière sont cintrés à chaud et tiennent quatre traverses inclinées comme un dos. L’assise demande cent dix mètres de corde de papier, enroulés en quatre triangles. La corde s’assouplit en un an et se refait en un après-midi, vingt ans plus tard.',
      'Chêne, corde de papier',
    ],
    'waffle-blanket': [
      'Couverture nid d’abeille',
      'Alvéoles profondes, poids léger',
      'Le tissage dresse des alvéoles qui retiennent l’air : elle est plus chaude que lourde. Elle rétrécit d’un dixième au premier lavage, et nous l’avons déjà lavée. Parfaite seule l’été, et sous une autre l’hiver.',
      'Coton biologique',
    ],
    'writing-box': [
      'Boîte à correspondance',
      'Quarante feuilles, vingt enveloppes',
      'Quarante feuilles et vingt enveloppes reposent dans une boîte qui gardera ensuite les lettres reçues. Le papier a du grain et deux bords déchirés. Les recharges s’y logent, et s’y logeront toujours.',
      'Papier de coton, carton gainé',
    ],
    'serving-spoons-cherry': [
      'Cuillères de service, cerisier',
      'Une paire, gauche et droite',
      'Deux cuillères sont taillées dans des morceaux voisins d’une même planche, et le fil du bois court de l’une à l’autre. Assez creuses pour la soupe, assez fines pour la salade. Les manches restent tels que le couteau les laisse, et cela se sent.',
      'Cerisier',
    ],
    'mushroom-lamp': [
      'Lampe champignon',
      'Un chapeau émaillé sur une lumière basse',
      'Le chapeau et le pied sont tournés tous deux et émaillés dans le même seau. L’ampoule se cache sous le chapeau : on voit la table éclairée, jamais la lampe. Assez petite pour un chevet, assez calme pour rester allumée.',
      'Grès émaillé',
    ],
    'tall-jug-ash-glaze': [
      'Grand pichet, émail de cendre',
      'Un litre et demi, et pas une goutte à côté',
      'L’émail est surtout fait de cendre de bois tamisée, qui coule un peu au feu et s’amasse à la naissance du col. L’anse est tirée, non moulée, et accueille quatre doigts. Sous la ligne de trempage la terre reste nue, pour sentir où la main l’a tenue.',
      'Grès, émail de cendre de bois',
    ],
    'hall-bench': [
      'Banc d’entrée',
      'Une planche, deux tréteaux',
      'L’assise est une seule large planche aux bords adoucis, posée sur deux tréteaux et une entretoise. Rien n’est vissé, et les tenons ressortent sur le dessus, où l’on peut les surveiller. Deux personnes y enfilent leurs bottes, ou trois qui s’aiment bien.',
      'Frêne massif savonné',
    ],
    'windowpane-throw': [
      'Plaid à carreaux fenêtre',
      'Une ligne fine à chaque largeur de main',
      'Le carreau est tracé d’un seul fil d’une seconde couleur, à chaque largeur de main. La laine garde son suint, qui arrête une averse le temps de rentrer les coussins. Les deux bouts finissent en franges torsadées.',
      'Laine non dégraissée',
    ],
    'pear-linocut': [
      'Poire, linogravure',
      'Imprimée à la main en deux couleurs',
      'La plaque est gravée une fois et imprimée à la main en deux couleurs, le vert d’abord, le noir ensuite. Chaque feuille est signée et numérotée au crayon, sur un tirage de cent cinquante. Elle arrive à plat dans une chemise, ou dans un cadre de chêne prêt à accrocher.',
      'Papier de coton, encre à l’huile',
    ],
    'forged-paper-scissors': [
      'Ciseaux à papier forgés',
      'Acier noirci, pivot de laiton',
      'Les deux lames sont forgées dans la barre et ajustées l’une à l’autre ; la paire porte un seul numéro. La vis de laiton se règle avec une pièce, plus serrée pour le papier, plus lâche pour le tissu. Renvoyez-les émoussés, nous les affûtons pour le prix du port.',
      'Acier au carbone, laiton',
    ],
    'enamel-dome-pendant': [
      'Suspension dôme émaillée',
      'Acier repoussé, blanc dedans',
      'Le dôme est repoussé dans une seule tôle d’acier et émaillé deux fois, coloré dehors et blanc dedans. À soixante-dix centimètres au-dessus d’une table, il éclaire les assiettes et laisse les visages en paix. Il vient avec trois mètres de fil gainé de tissu et une bague de laiton.',
      'Acier émaillé, laiton',
    ],
    'teapot-for-two': [
      'Théière pour deux',
      'Anse en rotin, filtre intégré',
      'Sept cents millilitres font deux tasses chacun, la bonne longueur pour un chapitre. Le filtre est percé dans la paroi derrière le bec : rien à perdre dans l’évier. L’anse de rotin reste fraîche et se remplace, pour qui sait faire un nœud.',
      'Grès, rotin',
    ],
    'hoop-back-armchair': [
      'Fauteuil à dossier arqué',
      'Neuf fuseaux sous un arc cintré',
      'Une longueur de frêne est étuvée une heure et cintrée sur une forme pour faire l’arc du dossier. Les neuf fuseaux sont planés à l’œil et diffèrent d’une épaisseur d’ongle. Chaque fauteuil est fait sur commande et demande environ six semaines.',
      'Frêne, assise en orme, huile sombre',
    ],
    'brushed-mohair-throw': [
      'Plaid en mohair brossé',
      'Doux comme un souffle sur la vitre',
      'Des boucles de mohair sont tissées dans un fond de laine puis brossées au chardon jusqu’à former une brume. Rien ne prend mieux la teinture : les couleurs sont profondes et changent quand on passe. Il perd un peu de poil le premier mois, puis cesse.',
      'Mohair, laine',
    ],
    'six-folded-cards': [
      'Six cartes pliées',
      'Six émaux imprimés en cercles de couleur',
      'Chaque carte porte un cercle de la couleur d’un de nos émaux, et rien d’autre. Le carton est assez épais pour tenir sur une étagère aussi longtemps que vous aimerez l’expéditeur. Six enveloppes les accompagnent, sans gomme, car la gomme a un goût de gomme.',
      'Carte de coton',
    ],
    'bread-board-oak': [
      'Planche à pain, chêne',
      'Avec un manche et un trou pour la pendre',
      'Une seule pièce de chêne, rabotée et non poncée, pour que le couteau trouve une surface qui se referme. Le manche est décentré, sans meilleure raison que celle-ci : la planche pend droit. Retournez-la pour les oignons.',
      'Chêne',
    ],
    'angled-reading-lamp': [
      'Lampe de lecture inclinée',
      'Une articulation, un interrupteur, rien de plus',
      'Un bras de laiton s’appuie sur une seule articulation, assez ferme pour rester où on le met. L’abat-jour est étroit : la lumière tombe sur votre page et non sur la personne qui dort à côté. Le pied de fonte a la taille d’une soucoupe et le poids d’un dictionnaire.',
      'Laiton, fonte, acier émaillé',
    ],
    'pair-of-dipped-beakers': [
      'Paire de gobelets trempés',
      'Vendus par deux, car l’un sert toujours',
      'Chaque gobelet est trempé en le tenant par le pied, puis tourné une fois, et le bord de l’émail garde la trace du geste. Ils contiennent un quart de litre et s’empilent quand le placard est plein. Le bord est assez fin pour le vin et assez épais pour le mur du jardin.',
      'Grès',
    ],
    'counter-stool': [
      'Tabouret de comptoir',
      'Une barre au bon endroit pour les pieds',
      'L’assise en selle est creusée à la main pour qu’on y tienne toute une soirée. Un filet de laiton protège la barre avant des talons. À soixante-quatre centimètres, il convient à un plan de travail de quatre-vingt-dix.',
      'Chêne, laiton',
    ],
    'washed-linen-bedcover': [
      'Couvre-lit en lin lavé',
      'Lin lourd, tissage lâche',
      'Le lin long est tissé dans un poids qui tombe au lieu de flotter. Il est lavé avec des pierres pendant la dernière heure, aussi n’est-il jamais tout à fait plat. Il convient à ceux qui ne repassent pas.',
      'Lin',
    ],
    'three-pocket-notebooks': [
      'Trois carnets de poche',
      'Cousus au pli, quarante pages chacun',
      'Trois carnets minces : un pour le travail, un pour la maison, un pour ce que vous n’avez encore dit à personne. Ils sont cousus au pli avec du fil de lin et rognés sur trois côtés. La couverture accepte le crayon : vous pouvez y dire ce qu’il contient, puis changer d’avis.',
      'Papier recyclé, fil de lin',
    ],
    'brass-candle-holder': [
      'Bougeoir en laiton',
      'Tourné dans la barre, trois hauteurs',
      'Chaque bougeoir est tourné dans la masse et laissé sans vernis : il fonce là où on ne le touche pas. Une coupelle retient la cire avant la table. Ils sont faits pour une bougie ordinaire et sont plus beaux à trois.',
      'Laiton massif',
    ],
    'three-cloud-pendant': [
      'Suspension trois nuages',
      'Trois rondes de papier, la plus grande au milieu',
      'Trois lanternes aplaties pendent à un même fil et partagent une ampoule : la lumière s’efface en montant. Les côtes sont en fil de fer et le papier, collé humide, se tend comme un tambour en séchant. Elle pèse moins qu’une miche de pain et bouge quand une porte s’ouvre.',
      'Papier de mûrier, fil d’acier',
    ],
    'wide-bowl-tenmoku': [
      'Grande coupe, tenmoku',
      'Noire dans l’épais, rouille dans le mince',
      'Le tenmoku est un émail de fer qui noircit où il est épais et vire à la rouille sur chaque arête. La coupe est large et basse, faite pour des poires, des clés ou une salade pour six. Cette fournée est épuisée, la prochaine sera enfournée au printemps.',
      'Grès, émail tenmoku',
    ],
    'buttoned-floor-cushion': [
      'Coussin de sol boutonné',
      'Garni de laine, piqué de part en part',
      'Quatre kilos de laine cardée sont tassés dans une housse de lin et noués en neuf points. Il est ferme d’abord et garde sa hauteur, car la laine se redresse là où la mousse abandonne. La housse se déboutonne pour le lavage et revient chaque fois un peu plus douce.',
      'Lin, laine cardée',
    ],
    'salt-stripe-runner': [
      'Chemin à rayures de sel',
      'Pour une table, un pied de lit ou un banc',
      'Lin écru et lin blanchi alternent sur la largeur dans un ordre qui ne se répète jamais. La tisserande note la suite, pour qu’un second puisse s’y accorder. À deux mètres il convient à une table, et plié une fois, à un banc.',
      'Lin',
    ],
    'perpetual-desk-calendar': [
      'Calendrier de bureau perpétuel',
      'Deux cartes à tourner chaque matin',
      'Trente et une cartes de jours et douze cartes de mois se tiennent dans un bloc de frêne rainuré. Il n’a pas de jours de semaine : il est juste chaque année sans qu’on le lui demande. Tourner la carte est le premier geste du matin qui ne peut pas rater.',
      'Carte de coton, frêne',
    ],
    'hearth-brush': [
      'Balayette d’âtre',
      'Crin de cheval, long manche',
      'Du crin noir est planté à la main dans du poirier et égalisé à la flamme. Le manche est assez long pour garder les manchettes hors des cendres. C’est aussi la meilleure brosse que nous connaissions pour la sciure, les chiens et les sièges de voiture.',
      'Poirier, crin de cheval',
    ],
    'carry-lantern': [
      'Lanterne à porter',
      'Onze heures sans fil',
      'Un verre dépoli se dresse sur une base de chêne tourné, avec une batterie pour onze heures. La boucle de cuir va à un crochet, une branche ou deux doigts. Elle n’a qu’une intensité, choisie après un long été passé à essayer les autres.',
      'Chêne, verre dépoli, cuir',
    ],
    'bottle-vase-copper-green': [
      'Vase bouteille, vert cuivre',
      'Un long col pour une seule tige',
      'Un émail au cuivre est cuit deux fois, et la seconde cuisson fait passer les épaules du brun au vert. Le col mesure neuf millimètres à l’intérieur, soit une tulipe ou deux herbes. Le pied est lesté : une haute tige ne le renversera pas.',
      'Grès, émail au cuivre',
    ],
    'library-step': [
      'Marchepied de bibliothèque',
      'Atteint le dernier rayon et assoit le lecteur',
      'Deux marches mettent le dernier rayon à portée, et celle du haut est assez large pour s’y asseoir et lire. Les côtés sont à queues d’aronde, et la poignée est taillée au point d’équilibre. Du caoutchouc se cache sous les pieds : il reste où vous êtes monté.',
      'Chêne',
    ],
    'birds-eye-cot-blanket': [
      'Couverture de berceau œil-de-perdrix',
      'Petits losanges, aucun fil qui dépasse',
      'L’armure œil-de-perdrix fait un champ de petits losanges, identique des deux côtés. Il n’y a pas de franges, car les franges finissent dans la bouche. La plupart nous reviennent en photo, sur quelqu’un de bien trop grand pour un berceau.',
      'Laine mérinos',
    ],
    'gift-card': [
      'Carte cadeau',
      'Envoyée par e-mail, vaut de l’argent',
      'Une carte par e-mail, avec un code qui vaut ce qu’il annonce. Elle se dépense en plusieurs fois et n’expire pas. Elle part aussitôt, ou le jour que vous choisissez, avec vos mots.',
      'Carte de coton',
    ],
    'mortar-and-pestle': [
      'Mortier et pilon',
      'Rugueux dedans, lisse dehors',
      'L’intérieur reste sans émail, rugueux comme un papier de verre fin, et c’est ce qui fait du basilic un pesto. L’extérieur est émaillé, car vous le prendrez avec des mains huilées. Le pilon a une poignée de frêne qui se dévisse pour le lavage.',
      'Grès, frêne',
    ],
    'stoneware-lamp-linen-drum-shade': [
      'Lampe de grès à abat-jour tambour en lin, tournée d’une seule pièce et trempée trois fois dans le bleu',
      'Un long nom pour une lampe discrète',
      'Le pied est tourné d’une pièce comme une bouteille et trempé trois fois, chaque fois d’un ton plus profond. Le tambour est en lin écru sur une armature simple, et passe du gris au miel quand on l’allume. C’est la plus haute de nos lampes de table, et elle réclame un buffet.',
      'Grès, lin',
    ],
    'footed-dish-shell-white': [
      'Plat sur pied, blanc coquille',
      'Élève un gâteau d’une largeur de main',
      'Le plat et le pied sont tournés séparément et joints encore tendres : la tige fait corps avec la terre, sans colle. Le bord est un peu relevé pour qu’un citron n’en roule pas. Entre les repas, il reste sur la table avec le courrier, et personne ne s’en plaint.',
      'Grès, émail satiné',
    ],
    'turned-drum-stool': [
      'Tabouret tambour tourné',
      'Taillé dans une seule bille',
      'Chaque tambour est tourné vert dans une seule bille, puis laissé un hiver à se fendre. Les fentes sont comblées d’un bois plus sombre et font partie de la pièce. Il trouve sa place près d’un canapé, près d’un bain, ou au milieu d’une pièce, comme une question.',
      'Chêne massif',
    ],
    'overshot-coverlet': [
      'Courtepointe à flottés',
      'Un motif de deux siècles, tissé le mois dernier',
      'Un gros fil de laine flotte sur un fond de coton fin et dessine au passage des roues et des tables. Le modèle vient d’un métier de ferme et sert depuis deux cents ans environ. Il faut neuf jours pour la tisser, et nous la vendons au prix de neuf jours.',
      'Laine sur coton',
    ],
    'archive-box-trio': [
      'Trio de boîtes d’archives',
      'Trois boîtes gigognes',
      'Trois boîtes à couvercle s’emboîtent vides et s’empilent pleines. Le carton est sans acide : ce que vous y gardez se gardera. Chacune porte un cadre de laiton pour une étiquette que vous préférerez peut-être laisser vierge.',
      'Carton sans acide, papier, laiton',
    ],
    'brass-paper-knife': [
      'Coupe-papier en laiton',
      'Ouvre lettres, colis et pages non coupées',
      'Une barre plate de laiton est étirée en un fil qui ouvre le papier et épargne les doigts. La poignée de noyer tient par deux goupilles et suit la forme d’un pouce. C’est la dernière planche du livre, et elle ouvre la première.',
      'Laiton, noyer',
    ],
  },
  delivery: {
    'Standard, 3 to 5 days': 'Standard, 3 à 5 jours',
    'Free delivery, 3 to 5 days': 'Livraison offerte, 3 à 5 jours',
    'Express, next working day': 'Express, le prochain jour ouvré',
    'By e-mail': 'Par e-mail',
    'Return by post': 'Retour par la poste',
  },
  reasons: {
    faulty: 'Quelque chose ne va pas',
    broken_on_the_way: 'Cassé pendant le transport',
    flawed: 'Un défaut d’émail, de bois ou de tissage',
    other_than_shown: 'Différent de la planche',
    does_not_suit: 'Ne convient pas',
    too_large: 'Trop grand',
    too_small: 'Trop petit',
    colour: 'La couleur ne va pas avec la pièce',
    changed_mind: 'J’ai changé d’avis',
  },
}
