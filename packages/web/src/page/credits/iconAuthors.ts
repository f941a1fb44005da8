/** Who drew the silhouettes that this page uses, all from game-icons.net under CC BY 3.0; a test keeps the list complete. */
export const iconAuthors: readonly { readonly author: string; readonly icons: string }[] = [
  {
    author: 'Lorc',
    icons: `anchor android-mask angel-outfit armor-vest arrow-flights back-forth backstab backup barbed-star
      big-wave bleeding-wound bolter-gun boot-kick bordered-shield boxing-glove brain brain-freeze
      brain-stem brainstorm broadhead-arrow broadsword broken-heart bull-horns bullets burning-meteor
      burning-passion cat chained-arrow-heads chemical-tank circuitry claw-slashes clockwork cobweb
      cowled cross-mark crossed-swords crown crystal-growth cycle dead-eye desk-lamp dna1 dodging
      domino-mask double-face-mask drop droplets eclipse electric-whip erlenmeyer evil-minion
      evil-tree fairy feathered-wing fire-ring fire-silhouette flaming-arrow flat-star flying-flag
      focused-lightning foot-trip footprint gavel gears gem-pendant heart-drop heart-organ high-five
      horned-helm hourglass hydra imbricated-arrows laser-blast laser-warning lightning-arc
      lightning-storm lotus magnet-blast mailed-fist medal meditation metal-scales microchip minigun
      mirror-mirror moebius-star moon muscle-up ninja-mask palm paw-heart piece-skull pirate-skull
      plain-dagger pointing pointy-sword poison-bottle poison-gas powder power-lightning prayer
      psychic-waves punch punch-blast quake-stomp quick-slash radar-dish radar-sweep radioactive
      ragged-wound raven ray-gun return-arrow robot-golem rocket rolling-bomb saber-slash sabers-choc
      scales scroll-unfurled semi-closed-eye shadow-follower shadow-grasp shark-jaws shield-reflect
      shuriken skull-crack sly small-fire sonic-boom spears spider-web sprint sprout spyglass
      star-swirl strong sun sun-radiations sunrise surprised swap-bag sword-clash thorned-arrow
      thorny-vine time-bomb tooth trap-mask ultrasound uncertainty vine-whip vintage-robot
      visored-helm vulture web-spit whirlwind winged-sword`,
  },
  {
    author: 'Delapouite',
    icons: `abdominal-armor angry-eyes armor-upgrade bank barbarian biceps bo bolt-bomb bow-arrow
      brain-tentacle briefcase bullet-impacts cargo-crate cctv-camera centurion-helmet claws coins
      crenel-crown crosshair dart delivery-drone dice-six-faces-five dice-six-faces-six
      dice-six-faces-two drinking dynamite exit-door eyepatch factory family-house first-aid-kit
      flag-objective flamethrower full-motorcycle-helmet gauntlet heart-beats heart-key heart-shield
      helicopter high-kick high-punch house house-keys hunter-eyes jet-fighter jumping-rope katana
      knocked-out-stars laser-turret leg-armor modern-city money-stack monk-face moon-bats oak-leaf
      pirate-captain plug police-officer-head power-generator punching-bag radio-tower rhinoceros-horn
      road robot-helmet rolling-dices saber-toothed-cat-head samurai-helmet sand-snake scroll-quill
      shattered-heart shinto-shrine solid-leaf sound-on space-shuttle sparkles spider-bot spiked-wall
      star-medal steering-wheel striped-sun sunset throne-king tired-eye tracked-robot tree-growth
      tree-roots triple-gate truck vampire-dracula walk wanted-reward weight-lifting-up well
      woman-elf-face yin-yang`,
  },
  {
    author: 'Sbed',
    icons: `battery-pack blast death-skull electric falling fire hand head-shot health-increase
      health-normal hot-surface laser-gun poison poison-cloud reactor shield targeted water-drop
      wrench`,
  },
  {
    author: 'Skoll',
    icons: `brodie-helmet bullseye burning-skull chess-king chess-knight evil-eyes fist inverted-dice-5
      kevlar-vest laser-burst nuclear-bomb rank-3 revolver sight-disabled siren smartphone sound-waves`,
  },
  {
    author: 'Aussiesim',
    icons: `card-4-diamonds card-4-spades card-7-diamonds card-ace-diamonds`,
  },
  {
    author: 'DarkZaitzev',
    icons: `acrobatic hooded-assassin ninja-head ninja-heroic-stance`,
  },
  {
    author: 'Caro Asercion',
    icons: `birch-trees coinflip willow-tree`,
  },
  {
    author: 'Carl Olsen',
    icons: `flame spider-alt`,
  },
  {
    author: 'Quoting',
    icons: `bunker card-play`,
  },
  {
    author: 'Willdabeast',
    icons: `gold-bar round-shield`,
  },
  {
    author: 'Andy Meneely',
    icons: `police-badge`,
  },
  {
    author: 'Faithtoken',
    icons: `card-random`,
  },
  {
    author: 'Felbrigg',
    icons: `dodge`,
  },
]

const white = /\s+/

/** The names of an author's pictures. */
export function iconNames({ icons }: { readonly icons: string }): readonly string[] {
  return icons.split(white)
}
