/** Who drew the silhouettes that this page uses, all from game-icons.net under CC BY 3.0; a test keeps the list complete. */
export const iconAuthors: readonly { readonly author: string; readonly icons: string }[] = [
  {
    author: 'Lorc',
    icons: `alien-skull all-seeing-eye american-shield anchor android-mask angel-outfit angel-wings ant ants
      archery-target armor-vest arrow-flights back-forth backstab backup barbed-star barracks-tent
      battle-axe battle-gear battle-mech big-wave biohazard bleeding-heart bleeding-wound bolter-gun
      boot-kick bordered-shield bowman boxing-glove brain brain-freeze brain-stem brainstorm
      broadhead-arrow broadsword broken-heart bull-horns bullets burning-meteor burning-passion
      candle-skull capitol cash cat chained-arrow-heads chemical-drop chemical-tank circuitry
      claw-slashes clockwork cobweb cog cosmic-egg cowled cpu cross-mark crossed-claws
      crossed-pistols crossed-sabres crossed-swords crown crowned-skull crystal-growth crystal-wand
      cut-diamond cyborg-face cycle dead-eye death-juice death-zone desk-lamp direwolf divert dna1
      dodging domino-mask double-face-mask drama-masks dread-skull drop droplets duality-mask
      eclipse electric-whip enrage erlenmeyer evil-hand evil-minion evil-tree eyeball factory-arm
      fairy falcon-moon feathered-wing fire-ring fire-silhouette fire-wave flaming-arrow flat-star
      flying-flag focused-lightning foot-trip footprint frozen-orb gavel gears gem-pendant gems
      giant glowing-hands gold-mine graduate-cap greek-temple halberd heart-drop heart-organ
      herbs-bundle high-five holy-symbol horned-helm hourglass hydra ice-spear imbricated-arrows
      lab-coat laptop laser-blast laser-warning life-bar lightning-arc lightning-storm
      lightning-trio locked-chest lotus magnet magnet-blast magnifying-glass mailed-fist
      masked-spider mecha-head mecha-mask medal meditation metal-bar metal-golem-head metal-hand
      metal-scales microchip minigun mirror-mirror moebius-star molecule moon move muscle-up
      ninja-mask nunchaku overlord-helm padlock palm paw-heart photo-camera piece-skull pirate-skull
      plain-dagger pointing pointy-sword poison-bottle poison-gas porcelain-vase powder
      power-lightning prayer prisoner processor psychic-waves public-speaker punch punch-blast
      quake-stomp queen-crown quick-slash radar-dish radar-sweep radioactive ragged-wound
      rally-the-troops raven ray-gun return-arrow ringed-planet riot-shield robot-golem rocket
      rolling-bomb run rune-sword saber-slash sabers-choc sacrificial-dagger scales scroll-unfurled
      sea-serpent secret-book semi-closed-eye shadow-follower shadow-grasp shark-jaws shield-reflect
      shouting shuriken skeletal-hand skull-crack skull-crossed-bones skull-mask skull-shield sly
      small-fire snake sonic-boom sonic-shout soul soul-vessel spear-feather spears spider-mask
      spider-web sprint sprout spyglass star-swirl starfighter stone-bridge stopwatch strong sun
      sun-radiations sunrise surprised swan swap-bag sword-clash tank-top target-dummy teacher
      thor-hammer thorned-arrow thorny-vine tied-scroll time-bomb tooth trap-mask trash-can
      tribal-mask tribal-shield trident ultrasound uncertainty viking-longhouse vine-whip
      vintage-robot visored-helm vortex vulture wasp-sting waterfall web-spit whirlwind
      winged-emblem winged-scepter winged-sword wolf-head`,
  },
  {
    author: 'Delapouite',
    icons: `abdominal-armor angry-eyes armor-upgrade bank barbarian barricade biceps bo bolt-bomb bow-arrow
      brain-tentacle briefcase brute bullet-impacts cape cargo-crate cctv-camera centurion-helmet
      claws coins crenel-crown crosshair dart delivery-drone dice-six-faces-five dice-six-faces-six
      dice-six-faces-two door drinking dynamite elevator exit-door eyepatch factory family-house
      first-aid-kit flag-objective flamethrower full-motorcycle-helmet gauntlet guards heart-beats
      heart-key heart-shield helicopter high-kick high-punch house house-keys human-target
      hunter-eyes jet-fighter jumping-rope katana knocked-out-stars laser-turret leg-armor
      modern-city money-stack monk-face moon-bats oak-leaf person pirate-captain plug
      police-officer-head power-generator punching-bag radio-tower rhinoceros-horn road robot-helmet
      rolling-dices saber-toothed-cat-head samurai-helmet sand-snake scroll-quill shambling-zombie
      shattered-heart shinto-shrine solid-leaf sound-on space-shuttle sparkles spider-bot
      spiked-wall star-medal steering-wheel striped-sun sunset throne-king tired-eye tracked-robot
      tree-growth tree-roots triple-gate truck vampire-dracula walk wanted-reward weight-lifting-up
      well woman-elf-face yin-yang`,
  },
  {
    author: 'Sbed',
    icons: `battery-pack blast death-skull electric falling fire hand head-shot health-increase
      health-normal hot-surface key laser-gun poison poison-cloud reactor shield targeted
      water-drop wrench`,
  },
  {
    author: 'Skoll',
    icons: `brodie-helmet bullseye burning-skull chess-king chess-knight chess-pawn chess-rook diamonds
      evil-eyes fangs fist footsteps inverted-dice-5 kevlar-vest laser-burst machine-gun
      nuclear-bomb raise-zombie rank-3 revolver sight-disabled siren smartphone sound-waves
      zeppelin`,
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
    icons: `birch-trees coinflip spinning-wheel willow-tree`,
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
    icons: `card-random minerals`,
  },
  {
    author: 'Felbrigg',
    icons: `dodge`,
  },
  {
    author: 'Lord Berandas',
    icons: `power-button`,
  },
  {
    author: 'Cathelineau',
    icons: `swordman swordwoman`,
  },
]

const white = /\s+/

/** The names of an author's pictures. */
export function iconNames({ icons }: { readonly icons: string }): readonly string[] {
  return icons.split(white)
}
