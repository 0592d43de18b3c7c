-- A database as 0.10.0 left it when it was killed: one game is over, one table is at rest in a game of days, at another
-- a game is under way. Never edit it.
PRAGMA application_id = 1416131183;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version INTEGER NOT NULL CHECK (version > 0),
        at REAL NOT NULL,
        told TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY ("table", version)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',1,1.79485450519283890719e+09,'{"is":"opened","terms":{"game":"strike","name":"Finished","options":{"first_player":"host_choice","start_die":"thrown","start_x":"reroll","collect":"mandatory","big_throw_when":"turn_start","big_throw_cause":"any","all_out":"draw","simul_points":"after_all","tournament_tie":"players_choose","pre_move":"off_walls_by_consent","supply_visibility":"visible","accidental_stack":"nudge"},"thrower":"luck","clock":"slow","stand_in":"master"},"host":"6cb811ed77ab2923","seats":2}446444fa082aa74c9b7795d09c7ffc8637decc0c09eef77ea50292aace2fb6a1',1170479067);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',2,1.79485450519283890719e+09,'{"is":"seated","seat":0,"name":"Ann","person":"6cb811ed77ab2923"}3bea1723ec1c7bbda903ed332aa1168cce0fbec8162c2956c715bad8cd0685f9',2968361243);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',3,1.79485450519283890719e+09,'{"is":"committed","id":"c3a0cdfde60e351c9c1979c4737a0bb2","round":1,"commitment":"5a6563bbc617ad2a5d26c9969a5ad68df44bf1f8a3dffa4c5435f3fa4af6b6a5"}3e348aadd3b2664f30f0ebbf0d3070d04f1aeaf1ef4bd447cacc9f240849fde8',54309105);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',4,1.7948545054808573723e+09,'{"is":"seated","seat":1,"name":"Ben","person":"e3760ff2636edf6a"}8e128d56dde646c8404368b8cc2de827eefbad7850f264fcca794ae49ce67d23',2527183439);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',5,1.79485450548784971234e+09,'{"is":"spoken","person":"6cb811ed77ab2923","name":"Ann","seat":0,"text":"Good luck, Ben!"}6350801b18a6317dcef9747382eefe8eb36dc32c3bba61804b78aaacaf45ca5c',1376406053);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',6,1.79485450549392151829e+09,'{"is":"start_wanted"}6f60644dc850bdd1d6500c06d93c07684198202d050bc076e1c44cf29883d107',3592292709);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',7,1.79485450549392151829e+09,'{"is":"game_began","id":"c3a0cdfde60e351c9c1979c4737a0bb2","number":1,"header":{"is":"header","game":"strike","seats":2,"options":[["first_player","host_choice"],["start_die","thrown"],["start_x","reroll"],["collect","mandatory"],["big_throw_when","turn_start"],["big_throw_cause","any"],["all_out","draw"],["simul_points","after_all"],["tournament_tie","players_choose"],["pre_move","off_walls_by_consent"],["supply_visibility","visible"],["accidental_stack","nudge"]],"first":0,"players":["Ann","Ben"],"bots":[null,null],"thrower":"luck","id":"c3a0cdfde60e351c9c1979c4737a0bb2","commitment":"5a6563bbc617ad2a5d26c9969a5ad68df44bf1f8a3dffa4c5435f3fa4af6b6a5","keys":[null,null],"engine":"luck d570268f","version":2,"edition":"","round":1,"first_by":"host"},"places":[0,1]}3a0cddc561fc135fd7bb2448d15e64b9a26fbda03d93c1df5571faa0455e2e04',1174980336);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',8,1.79485450550162601475e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":1,"hands":[[0,[16],"drop"]],"lying":[],"stacks":[]}},"banks":[300,300]}20b61a0db2195793ed71cb5fb592b0fa7d0cbe617a3db9d450a3299cc8b213d6',2990024508);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',9,1.79485450551431679729e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}1cfd10a44bca8e69d4b8d9319cb1753e8031678da5a62482e8427ca1a1b52249',895939315);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',10,1.79485450551431679729e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":2,"hands":[[0,[7],"drop"]],"lying":[16],"stacks":[]}},"banks":[300,300]}06d823eb181e98e32c4dfda05f6d4bc8201d1a551b686aa59091f21fb005cbfd',2674349285);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',11,1.79485450552408289906e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}0dd4eb7ca225c0818f9d9cb72504305e29d1f93d85a33a0bd833f4cf8db2a279',236452064);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',12,1.79485450552408289906e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[6,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":3,"hands":[[0,[6],"drop"]],"lying":[16,7],"stacks":[]}},"banks":[300,300]}4f468e16626a34869f5cad9e84407ccfd997372b72af83c0bb2add176e9fff00',3140628231);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',13,1.79485450552826333045e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}1043a584e9229be1bc1854538e97a2615339d51a127e5bca55fab68df6a8e215',2779542464);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',14,1.79485450552826333045e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":4,"hands":[[1,[15],"drop"]],"lying":[16],"stacks":[]}},"banks":[300,300]}9bb390c15c10546ee8b9ddd226d3d54d5b350844dc5a57fc3204082af89d2fde',2926348492);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',15,1.79485450553992843631e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw_all"}},"banks":[300,300]}83a203e73d4050f1cbbe404188cfa3073564397b45fb6cd56cd494286279cd38',2152771691);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',16,1.79485450553992843631e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[0,"4"],[1,"2"],[2,"5"],[3,"X"],[4,"4"],[5,"2"],[7,"5"],[6,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":5,"hands":[[0,[0,1,2,3,4,5,7,6],"drop"]],"lying":[],"stacks":[]}},"banks":[300,300]}8a21dc6f63bb68b40703b797d14887e78d33f8f0bc8e880680c4e0421a168b5b',865866837);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',17,1.79485450554683256146e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw_all"}},"banks":[300,300]}4492c8fab9e0dd37e64acdf02ca2aa29f61c8a96ceab7647590e9604327dcaa9',4116492171);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',18,1.79485450554683256146e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[8,"6"],[9,"6"],[10,"6"],[11,"X"],[12,"5"],[13,"3"],[14,"X"],[16,"2"],[15,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":6,"hands":[[1,[8,9,10,11,12,13,14,16,15],"drop"]],"lying":[],"stacks":[]}},"banks":[300,300]}65b24e2aae37d600d92c61aebe65d6a74da1455b51d2e9c039533e55c86afc1c',1284625213);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',19,1.79485450555493068693e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}eb7aa1a39dd5ced8b303688d60557c66236edcb28f271e748d3e5b30ed63a546',2769763960);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',20,1.79485450555493068693e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":7,"hands":[[0,[7],"drop"]],"lying":[12,13,16,15],"stacks":[]}},"banks":[300,300]}f6fb5cb14b59e29cf3e8edf794006449cc910541bc20846bc16b236ba24d0d9e',883261673);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',21,1.7948545055651311874e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}8102eb51bfd89c3658d858b87fb684f170d832ffabe93ba78ad5f07a6508a55b',2546552970);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',22,1.7948545055651311874e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[10,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":8,"hands":[[1,[10],"drop"]],"lying":[12,16,15],"stacks":[]}},"banks":[300,300]}5880346e8b01377b21efbacd89cd9690da9f7a151c3fb5931a642da0c71d502d',4057535760);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',23,1.79485450556776738161e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}},"banks":[300,300]}30b1a7be39687e5d2fd9c4e5ae48827fc1d34853a84d07c2a83006b0b86a56d1',3269306104);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',24,1.79485450557168745998e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}8e16cc98e7cda5f3238800b2077f1c572c7296a4498682f138ce3edcba7a26cb',1312351498);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',25,1.79485450557168745998e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":9,"hands":[[0,[7],"drop"]],"lying":[12,16,15,10],"stacks":[]}},"banks":[300,300]}4faa0638588f11576d2efedb8deab2b74c247dfdb5c87ebfb1af8be3f805dccb',2226913912);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',26,1.79485450557983660701e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}eff44c3f3e8e1338c4cf69619f8954260b76fc6c58f4fc48be576959c6a35100',2327643805);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',27,1.79485450557983660701e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[9,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":10,"hands":[[1,[9],"drop"]],"lying":[12,16,15],"stacks":[]}},"banks":[300,300]}2178ca35ee55ff5424c5ec33447c69c241522f81adc286117f6b3c18a884428b',1735337327);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',28,1.79485450558622050285e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}},"banks":[300,300]}fe12262e6774fdedb545fcbf7476a79cddb46ce51f4208c6b3c25c23a95592e6',1142634881);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',29,1.79485450559170961384e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}b0d218054ce93d85aa15249a1ac4729a4d8608bcc46addf0342782c7dd92a799',882868355);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',30,1.79485450559170961384e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[12,"4"],[7,"X"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":11,"hands":[[0,[7],"drop"]],"lying":[12,16,15,9],"stacks":[]}},"banks":[300,300]}6be0bafee51f00ab2d51ef9afebe1c85603cccef89942e8583f4c5b21f7cc866',2418270840);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',31,1.79485450560719299317e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}255aa086235a49043e25f48d422110aa996a79094c5216523550b4604925fa09',1830212306);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',32,1.79485450560719299317e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"6"],[9,"6"],[8,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":12,"hands":[[1,[8],"drop"]],"lying":[16,9],"stacks":[]}},"banks":[300,300]}daa30d46b1d4fa7c440ae0c426274f31a6602a8104009cf48756475cac933be4',4047066454);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',33,1.79485450561580944057e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}94ed80d098fbe8df941baa4d7c20458b50c0f184f8bf38b57c43e48dbf987069',1102687411);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',34,1.79485450561580944057e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":13,"hands":[[0,[15],"drop"]],"lying":[8],"stacks":[]}},"banks":[300,300]}5f84f1d72b8b28e5354ba1af723b2142bcd4533e2878e49e911d088ce4f2b720',952683451);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',35,1.79485450562371587758e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}c4877dff3416a5a0968c7b368208bacbfd934c65eac3bf594219c9082c320068',2743298562);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',36,1.79485450562371587758e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[12,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":14,"hands":[[0,[12],"drop"]],"lying":[8,15],"stacks":[]}},"banks":[300,300]}20d80a5861a9941c9e595e28e1709108653058c1d4a2c00fa699f99372b94b74',954505456);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',37,1.79485450563591051103e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}25ef880a5a650333e8a80599f86d916c5bc3d01fd1f7b39a24bef47212ea9eb1',3619293359);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',38,1.79485450563591051103e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[9,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":15,"hands":[[1,[9],"drop"]],"lying":[15],"stacks":[]}},"banks":[300,300]}d26b4fbcea26a977cf90dd3be6c2e8f14d91885b24ce2b4b1574bc7028a181ad',1424413006);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',39,1.79485450564529156686e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"stop"}},"banks":[300,300]}6ee8686fd682972d7ff0f2ec93072706d5f7de43a26f8de52d82fa477692e70a',4129457755);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',40,1.79485450565582680708e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}6d9552895bb8cd6735770e5652e01242318d42ae5f0037d80f8e2f8aa8ae1c64',1495025894);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',41,1.79485450565582680708e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[12,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":16,"hands":[[0,[12],"drop"]],"lying":[15,9],"stacks":[]}},"banks":[300,300]}e0a03decaf811893c01d5b259f89d0823300ab0180a5794c16fc0e7c70a121a3',1542616522);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',42,1.79485450566388511661e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"}},"banks":[300,300]}f50b7d3fe9f534a7f2954afb46793c1cb40405c27a4bb19285dfbd3cd565fe83',2313041818);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',43,1.79485450566388511661e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":17,"hands":[[1,[16],"drop"]],"lying":[9],"stacks":[]}},"banks":[300,300]}94d6aa0de15403299f60dc862d376f532fd0a32af82b6256d62400f820a77b0e',1226777086);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',44,1.79485450566388511661e+09,'{"is":"entered","entry":{"is":"ended","result":{"is":"result","winners":[0],"reason":"last_with_dice","scores":[]},"secret":"b627f71b71f6c077f39e5e6d48fae54be066788a95f88776266e02b94782dce7"},"banks":[300,300]}fc076c49990e097db58a6a4fc154a180d6dcf9978249f5964feb662531729a55',1038563540);
INSERT INTO "events" VALUES('1EZdevfXP2m9i8Jw71LFgQ',45,1.79485450567574048039e+09,'{"is":"committed","id":"5876a4515bc22249e3f070e67408bed9","round":1,"commitment":"51189d6de36c431efe5d851cce14ff3ec462df5526fc2e140660bb2212639787"}ad627d3c0955615aeba19f7d2d52c78ff131dbffe1b9c4dd2779fc645ab3615a',3815315489);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',1,1.7948545067239534855e+09,'{"is":"opened","terms":{"game":"strike","name":"Under way","options":{"first_player":"host_choice","start_die":"thrown","start_x":"reroll","collect":"mandatory","big_throw_when":"turn_start","big_throw_cause":"any","all_out":"draw","simul_points":"after_all","tournament_tie":"players_choose","pre_move":"off_walls_by_consent","supply_visibility":"visible","accidental_stack":"nudge"},"thrower":"luck","clock":"slow","stand_in":"master"},"host":"6cb811ed77ab2923","seats":2}c2da4ea88c4ca3d557d42a06ce5dc187e742da39bf6366d4d62a0ca38c000a26',1231821537);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',2,1.7948545067239534855e+09,'{"is":"seated","seat":0,"name":"Ann","person":"6cb811ed77ab2923"}674f9f24cb2a6d31905b513388c96d5d640de39f4c88f2af6c3527cbbe783c21',388634714);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',3,1.7948545067239534855e+09,'{"is":"committed","id":"06fdfd789d26efa02d74e9e503b2064b","round":1,"commitment":"f44d9be34e9e6362ccdafdf50d0d2edb8e0c437f745e8934a94f16357efe9f69"}d519636170cdb05eb12240f31461b949e74531023c1b89594a2a1727516e645d',4003906292);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',4,1.7948545067526595593e+09,'{"is":"seated","seat":1,"name":"Ben","person":"e3760ff2636edf6a"}f76d17d49e2fc9699a99cb469e9aa9db8e399f404dac3f89833344b3174e224e',257452282);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',5,1.79485450677972221368e+09,'{"is":"spoken","person":"6cb811ed77ab2923","name":"Ann","seat":0,"text":"Good luck, Ben!"}d51a868fe611d77aca704aa62292e5cf17ba28fade62a94722c9e5c32ca837e2',3939000583);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',6,1.79485450680209708213e+09,'{"is":"start_wanted"}ab813cf93acf82804e683d92fa0d4bf0a51ccb096454e44da7e7c47ba847284b',2805822667);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',7,1.79485450680209708213e+09,'{"is":"game_began","id":"06fdfd789d26efa02d74e9e503b2064b","number":1,"header":{"is":"header","game":"strike","seats":2,"options":[["first_player","host_choice"],["start_die","thrown"],["start_x","reroll"],["collect","mandatory"],["big_throw_when","turn_start"],["big_throw_cause","any"],["all_out","draw"],["simul_points","after_all"],["tournament_tie","players_choose"],["pre_move","off_walls_by_consent"],["supply_visibility","visible"],["accidental_stack","nudge"]],"first":0,"players":["Ann","Ben"],"bots":[null,null],"thrower":"luck","id":"06fdfd789d26efa02d74e9e503b2064b","commitment":"f44d9be34e9e6362ccdafdf50d0d2edb8e0c437f745e8934a94f16357efe9f69","keys":[null,null],"engine":"luck d570268f","version":2,"edition":"","round":1,"first_by":"host"},"places":[0,1]}4ef53d6b12a3441af5a36c684b9ebdcc1d2bec598b824a8db28abf122dcb7305',3883536694);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',8,1.79485450683546233175e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":1,"hands":[[0,[16],"drop"]],"lying":[],"stacks":[]}},"banks":[300,300]}d08dec1fd2484a89f1b0b6bc9ca0fc5fd2679a5b5ba08a305c99e3712665b0f8',1781179083);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',9,1.79485450688513326639e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}f446feb861972ad73c10a35d464e7113f35d51c9551063e392abde9eb3ebbc38',3690080583);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',10,1.79485450688513326639e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":2,"hands":[[0,[7],"drop"]],"lying":[16],"stacks":[]}},"banks":[300,300]}7bbaa3595d12f156786524061fc0b8ec9a1239c15ea636e5e2bb829a46f91352',3116398859);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',11,1.79485450700398635861e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw_all"}},"banks":[300,300]}c249b1f27ef529cb821931f7db6fb4cfa5a15b0524a6d474201d345dfbe0ccbd',3521870149);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',12,1.79485450700398635861e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[8,"2"],[9,"2"],[10,"2"],[11,"3"],[12,"2"],[13,"5"],[14,"X"],[15,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":3,"hands":[[1,[8,9,10,11,12,13,14,15],"drop"]],"lying":[],"stacks":[]}},"banks":[300,300]}0cd2615ef823191a64dbf3afed8b73b1e3fbd314fb037ad29125459ee330abc0',1280407959);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',13,1.79485450711640262596e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}474ac637355b16a1d03d75b54da344299bdd1c079dd3efdd07e2c726a9cfacd4',4057567831);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',14,1.79485450711640262596e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":4,"hands":[[0,[7],"drop"]],"lying":[11,13,15],"stacks":[]}},"banks":[300,300]}3fe7dd0a979fb5ff3b2281b57f5dfea64a89d516a5d73e90e074b8d0b3fda353',4017423831);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',15,1.79485450722473120687e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[300,300]}90dbc0f61c73ab4201cdc9184dc587f3323c86ad8da529065448c9a9a9c96dbe',3555370906);
INSERT INTO "events" VALUES('1GZn8yalkA_cYkIV2ExEpA',16,1.79485450722473120687e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"3"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":5,"hands":[[0,[16],"drop"]],"lying":[11,13,15,7],"stacks":[]}},"banks":[300,300]}43b0aae3abf59042457007fd3d8f8ca898087d3936a0bd5ed1e8a4343c34c95f',3463342950);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',1,1.79485450568641376496e+09,'{"is":"opened","terms":{"game":"strike","name":"At rest","options":{"first_player":"host_choice","start_die":"thrown","start_x":"reroll","collect":"mandatory","big_throw_when":"turn_start","big_throw_cause":"any","all_out":"draw","simul_points":"after_all","tournament_tie":"players_choose","pre_move":"off_walls_by_consent","supply_visibility":"visible","accidental_stack":"nudge"},"thrower":"luck","clock":"days","stand_in":"master"},"host":"6cb811ed77ab2923","seats":2}6a97febe580b33277bd1bb960fe2d59aad402213164707764c8a7782ae945667',3215846074);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',2,1.79485450568641376496e+09,'{"is":"seated","seat":0,"name":"Ann","person":"6cb811ed77ab2923"}134ef117defeb9ca23242864128ff726beb0ca0f66fd8309f4424fe2d0e655cf',2704139193);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',3,1.79485450568641376496e+09,'{"is":"committed","id":"7753448caeddad78de0d5abf1721ca63","round":1,"commitment":"7de188463985226df6a0d53b1139fba95f4c547080f8e5f03d914deb573a6254"}56d9f9fbfa15a5256d3a8cc54c54f500ea41598e59a32e3970b50634cc8a8ae1',1097106434);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',4,1.79485450569978904726e+09,'{"is":"seated","seat":1,"name":"Ben","person":"e3760ff2636edf6a"}54b2cf7d869a00825ce2537c82e6e2d804463c25b34a1794202e2a62617988b4',3960115077);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',5,1.79485450570887756344e+09,'{"is":"spoken","person":"6cb811ed77ab2923","name":"Ann","seat":0,"text":"Good luck, Ben!"}9fbf1829fdbc4e91a3d5fa7fe69a975825e7629f1423b1917ac6f54fb4370401',3252647385);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',6,1.79485450571536135676e+09,'{"is":"start_wanted"}39f9d1937059a2c60070040bce8a274960eaba5cccb61919fc2695bd108b9a69',4012951983);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',7,1.79485450571536135676e+09,'{"is":"game_began","id":"7753448caeddad78de0d5abf1721ca63","number":1,"header":{"is":"header","game":"strike","seats":2,"options":[["first_player","host_choice"],["start_die","thrown"],["start_x","reroll"],["collect","mandatory"],["big_throw_when","turn_start"],["big_throw_cause","any"],["all_out","draw"],["simul_points","after_all"],["tournament_tie","players_choose"],["pre_move","off_walls_by_consent"],["supply_visibility","visible"],["accidental_stack","nudge"]],"first":0,"players":["Ann","Ben"],"bots":[null,null],"thrower":"luck","id":"7753448caeddad78de0d5abf1721ca63","commitment":"7de188463985226df6a0d53b1139fba95f4c547080f8e5f03d914deb573a6254","keys":[null,null],"engine":"luck d570268f","version":2,"edition":"","round":1,"first_by":"host"},"places":[0,1]}78c61a04acb3ec69174d235e35c99f24f98909fdfefee20ff1300a9cbc564293',2073684733);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',8,1.79485450571947073939e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":1,"hands":[[0,[16],"drop"]],"lying":[],"stacks":[]}},"banks":[345600.0,345600.0]}19dfb1a480442e6eddfb18cbd461520a80f04bd3928f088036cabe66a4b9a90f',1120144115);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',9,1.79485450576234984399e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[345600.0,345600.0]}3950271ba7f4b117f5220cc0f23dc2b399760c724d41ca21aa371457abd0bdfe',4019050101);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',10,1.79485450576234984399e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":2,"hands":[[0,[7],"drop"]],"lying":[16],"stacks":[]}},"banks":[345600.0,345600.0]}2d46fb715d062898b3716fbcd5438ce50165cd5c3195355d9f693c012a9dbe5d',4048186215);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',11,1.79485450586850285529e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[345600.0,345600.0]}34546334b587bf8bbee54c87f15dd63259158145319bccfdca896244f37ae390',2862735458);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',12,1.79485450586850285529e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[6,"4"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":3,"hands":[[0,[6],"drop"]],"lying":[16,7],"stacks":[]}},"banks":[345600.0,345600.0]}796cc3f0c8b990676ffce9e3fcb0f24ef10d0b8823a806ca05646b5d47580920',2993354891);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',13,1.79485450597678804392e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}},"banks":[345600.0,345600.0]}29ff32db5737e69af721a2d11e33103f4825332420c6e93ee8250ce9b5e89bb8',471803492);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',14,1.79485450597678804392e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[5,"X"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":4,"hands":[[0,[5],"drop"]],"lying":[16,7,6],"stacks":[]}},"banks":[345600.0,345600.0]}f80d80f4ce597e889d1e69fdc312b51180165c881c5835d2a8a230a0d72c53ad',2445585398);
INSERT INTO "events" VALUES('bbtYTF3xSmdZOC_sQSqFIg',15,1.79485450608550930022e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}},"banks":[345600.0,345600.0]}df549f9eefa8ff8e0be53c5ad4839e73e6add8f37749d0b0aa85fb76560c28de',557508262);
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started REAL NOT NULL,
        ended REAL,
        UNIQUE ("table", number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('06fdfd789d26efa02d74e9e503b2064b','1GZn8yalkA_cYkIV2ExEpA',1,'strike','',1.79485450681581783292e+09,NULL);
INSERT INTO "games" VALUES('7753448caeddad78de0d5abf1721ca63','bbtYTF3xSmdZOC_sQSqFIg',1,'strike','',1.7948545057159547806e+09,NULL);
INSERT INTO "games" VALUES('c3a0cdfde60e351c9c1979c4737a0bb2','1EZdevfXP2m9i8Jw71LFgQ',1,'strike','b627f71b71f6c077f39e5e6d48fae54be066788a95f88776266e02b94782dce7',1.79485450549505567551e+09,1.79485450566413831706e+09);
CREATE TABLE ledger (
        n INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        told TEXT NOT NULL,
        link TEXT NOT NULL,
        UNIQUE (game, told)
    ) STRICT;
INSERT INTO "ledger" VALUES(1,'c3a0cdfde60e351c9c1979c4737a0bb2','{"game":"c3a0cdfde60e351c9c1979c4737a0bb2","hash":"5a6563bbc617ad2a5d26c9969a5ad68df44bf1f8a3dffa4c5435f3fa4af6b6a5","kind":"commitment","round":1}','63c146b9afc6f4b306c9873220754fe108150942cf05619ebb26b205ac6610ba');
INSERT INTO "ledger" VALUES(2,'c3a0cdfde60e351c9c1979c4737a0bb2','{"game":"c3a0cdfde60e351c9c1979c4737a0bb2","hash":"61b8650e58a2305ca3488c890bfd765022c85e1c9aa2654022e0cf925807bbc4","kind":"final"}','67f3cd2a69813c7c96296d30d4569bf9610d9390925a7fb46ab5e6b1093e4005');
INSERT INTO "ledger" VALUES(3,'5876a4515bc22249e3f070e67408bed9','{"game":"5876a4515bc22249e3f070e67408bed9","hash":"51189d6de36c431efe5d851cce14ff3ec462df5526fc2e140660bb2212639787","kind":"commitment","round":1}','48e86d3615dfddf31bea0962f1daa0e270ced1fdb124204c2978bf7d6213a166');
INSERT INTO "ledger" VALUES(4,'7753448caeddad78de0d5abf1721ca63','{"game":"7753448caeddad78de0d5abf1721ca63","hash":"7de188463985226df6a0d53b1139fba95f4c547080f8e5f03d914deb573a6254","kind":"commitment","round":1}','1a89eddf60753c7ad1685c83006614d8a3a0db3ae06027c7d553db991e564e58');
INSERT INTO "ledger" VALUES(5,'06fdfd789d26efa02d74e9e503b2064b','{"game":"06fdfd789d26efa02d74e9e503b2064b","hash":"f44d9be34e9e6362ccdafdf50d0d2edb8e0c437f745e8934a94f16357efe9f69","kind":"commitment","round":1}','48edb8791e4f8a1d7924e7a361331f156d4b9f419c016fa1e6806a2e139b5416');
CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x1','8bc4436648be70935199c08bf84b3f71','{"is":"ack","move":"x1","version":5}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x10','aa0076155302c3a8ed0cea0040629f25','{"is":"ack","move":"x10","version":36}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x11','c15dff76ee0025324bda8a22006a22fe','{"is":"ack","move":"x11","version":41}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x2','cb9c2b4a83e09bfecc78d50234cd34e0','{"is":"ack","move":"x2","version":7}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x3','9e01de3411f1f39f1ed7a7f8ff3feaef','{"is":"ack","move":"x3","version":10}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x4','910be56b4c397f8b119b5a600d4837ec','{"is":"ack","move":"x4","version":12}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x5','aab53c5fdac8e570265e456385d96444','{"is":"ack","move":"x5","version":16}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x6','5d4ba5e9578f52691c323d6ba3a182f8','{"is":"ack","move":"x6","version":20}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x7','d8f920ff1ef585cd9cf658357fd30801','{"is":"ack","move":"x7","version":25}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x8','0c52f40d7cd449fe213c7a7c2f5217ab','{"is":"ack","move":"x8","version":30}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','6cb811ed77ab2923','x9','30a868a5aafd78ae11707ef40c96def5','{"is":"ack","move":"x9","version":34}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x1','d59ede2c77385ce932a8e720954f16c1','{"is":"ack","move":"x1","version":4}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x10','90251ff957b6f43bb047aeb2fa39b2cc','{"is":"ack","move":"x10","version":39}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x11','a20bb7b128227fee6238ed25eb077d34','{"is":"ack","move":"x11","version":44}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x2','9a257f74163a4cad7ed2472222389bb6','{"is":"ack","move":"x2","version":14}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x3','0ea97546be211d5a74f490f2f82c27ec','{"is":"ack","move":"x3","version":18}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x4','a163c8bc013f864e3eb3a129e2eb8131','{"is":"ack","move":"x4","version":22}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x5','46644c0e276d6f196abe3d365cdc40fc','{"is":"ack","move":"x5","version":23}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x6','1e3032af7dd30f95983397b58c023715','{"is":"ack","move":"x6","version":27}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x7','8fcfc5faf11c820c61b3e584e2dceccd','{"is":"ack","move":"x7","version":28}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x8','98452dd1aaf4303f0d26b15c52892433','{"is":"ack","move":"x8","version":32}');
INSERT INTO "moves" VALUES('1EZdevfXP2m9i8Jw71LFgQ','e3760ff2636edf6a','x9','b6535b98926b4e2cff115173119d2699','{"is":"ack","move":"x9","version":38}');
INSERT INTO "moves" VALUES('1GZn8yalkA_cYkIV2ExEpA','6cb811ed77ab2923','x1','8bc4436648be70935199c08bf84b3f71','{"is":"ack","move":"x1","version":5}');
INSERT INTO "moves" VALUES('1GZn8yalkA_cYkIV2ExEpA','6cb811ed77ab2923','x2','cb9c2b4a83e09bfecc78d50234cd34e0','{"is":"ack","move":"x2","version":7}');
INSERT INTO "moves" VALUES('1GZn8yalkA_cYkIV2ExEpA','6cb811ed77ab2923','x3','9e01de3411f1f39f1ed7a7f8ff3feaef','{"is":"ack","move":"x3","version":10}');
INSERT INTO "moves" VALUES('1GZn8yalkA_cYkIV2ExEpA','6cb811ed77ab2923','x4','2e72c4fd771aae46564ee0a1b7be27d5','{"is":"ack","move":"x4","version":14}');
INSERT INTO "moves" VALUES('1GZn8yalkA_cYkIV2ExEpA','6cb811ed77ab2923','x5','453f3a41cc75c2c01c81d6bfde07f345','{"is":"ack","move":"x5","version":16}');
INSERT INTO "moves" VALUES('1GZn8yalkA_cYkIV2ExEpA','e3760ff2636edf6a','x1','d59ede2c77385ce932a8e720954f16c1','{"is":"ack","move":"x1","version":4}');
INSERT INTO "moves" VALUES('1GZn8yalkA_cYkIV2ExEpA','e3760ff2636edf6a','x2','f495243070666c0ee4bea39db790bad3','{"is":"ack","move":"x2","version":12}');
INSERT INTO "moves" VALUES('bbtYTF3xSmdZOC_sQSqFIg','6cb811ed77ab2923','x1','8bc4436648be70935199c08bf84b3f71','{"is":"ack","move":"x1","version":5}');
INSERT INTO "moves" VALUES('bbtYTF3xSmdZOC_sQSqFIg','6cb811ed77ab2923','x2','cb9c2b4a83e09bfecc78d50234cd34e0','{"is":"ack","move":"x2","version":7}');
INSERT INTO "moves" VALUES('bbtYTF3xSmdZOC_sQSqFIg','6cb811ed77ab2923','x3','9e01de3411f1f39f1ed7a7f8ff3feaef','{"is":"ack","move":"x3","version":10}');
INSERT INTO "moves" VALUES('bbtYTF3xSmdZOC_sQSqFIg','6cb811ed77ab2923','x4','910be56b4c397f8b119b5a600d4837ec','{"is":"ack","move":"x4","version":12}');
INSERT INTO "moves" VALUES('bbtYTF3xSmdZOC_sQSqFIg','6cb811ed77ab2923','x5','4902f040fb4492b0f24d77d2585cbe42','{"is":"ack","move":"x5","version":14}');
INSERT INTO "moves" VALUES('bbtYTF3xSmdZOC_sQSqFIg','6cb811ed77ab2923','x6','4972aea49807e90ec1280c41f8e2ec00','{"is":"ack","move":"x6","version":15}');
INSERT INTO "moves" VALUES('bbtYTF3xSmdZOC_sQSqFIg','e3760ff2636edf6a','x1','d59ede2c77385ce932a8e720954f16c1','{"is":"ack","move":"x1","version":4}');
CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('110331726c338276','Robin','bot','6cb811ed77ab2923','en',1.79485450518122220033e+09,1.79485450518122220033e+09);
INSERT INTO "people" VALUES('6cb811ed77ab2923','Ann','guest',NULL,'en',1.79485450516066360471e+09,1.79485450516066360471e+09);
INSERT INTO "people" VALUES('e3760ff2636edf6a','Ben','guest',NULL,'de',1.79485450517432117457e+09,1.79485450517432117457e+09);
CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL) STRICT;
CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('1GZn8yalkA_cYkIV2ExEpA',0,'6cb811ed77ab2923');
INSERT INTO "seats" VALUES('bbtYTF3xSmdZOC_sQSqFIg',0,'6cb811ed77ab2923');
INSERT INTO "seats" VALUES('1GZn8yalkA_cYkIV2ExEpA',1,'e3760ff2636edf6a');
INSERT INTO "seats" VALUES('bbtYTF3xSmdZOC_sQSqFIg',1,'e3760ff2636edf6a');
CREATE TABLE secrets (
        game TEXT NOT NULL,
        round INTEGER NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables,
        sealed TEXT NOT NULL,
        PRIMARY KEY (game, round)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('06fdfd789d26efa02d74e9e503b2064b',1,'1GZn8yalkA_cYkIV2ExEpA','b32810f8:F0eIqUEjWDZublHBCtzzt739eG4EMc40A00iwPLPN4nxDPWQQimCj3A1PMUXpSoZBxFXvxGW3iO/heTBz9nAgxzDkoxw+V2TY19wx1qCBxYdUqDsgbUAQKRENQc=');
INSERT INTO "secrets" VALUES('5876a4515bc22249e3f070e67408bed9',1,'1EZdevfXP2m9i8Jw71LFgQ','b32810f8:g4V7SbnB4/ZdN1KZiEmaYxCxTMOMxG5fcNFw+cviFqC8hAmCx/nexhPUkEDxWBq25b+MN9VJxNeszMSQZwUcHfUt9XE/emOhNH36drh/agRypqedqYUie6YRb0U=');
INSERT INTO "secrets" VALUES('7753448caeddad78de0d5abf1721ca63',1,'bbtYTF3xSmdZOC_sQSqFIg','b32810f8:j3Bop4pUaoYhJJG2laqOUXkyaf4A1NDKgmAcwMYcaW8JxB/lrFATWet99K+QyahUHhnMZuH3Eeb/4O/L+vDaC8IJGqw69EK8JXL8FM6uwHFIKouwWhBUzWR4pgw=');
CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created REAL NOT NULL,
        seen REAL NOT NULL
    , label TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'DF1C1A8C0CCA6A99E3CEAD5444A8C682BF08E5F78532DA50F88BA64D9178ADA5','e3760ff2636edf6a','cookie',1.79485450517434310911e+09,1.79485450517434310911e+09,'');
INSERT INTO "sessions" VALUES(X'F503FE20A3E65CFD3C2D7DB15F7304CC82821C3C96A9901B493673F03E93670A','6cb811ed77ab2923','cookie',1.79485450516068959243e+09,1.79485450516068959243e+09,'');
INSERT INTO "sessions" VALUES(X'F5D1AECB8935562AD0997B2D8348B2D1DF574F43395F24FC385014320D38307C','110331726c338276','token',1.79485450518123650556e+09,1.79485450518123650556e+09,'Robin');
INSERT INTO "sessions" VALUES(X'F6443F00986EB4AAB2A045BFBC4619702BDFE7DE276BBF80DD4D1905CC37E877','e3760ff2636edf6a','resume',1.79485450518851947783e+09,1.79485450518851947783e+09,'');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('1EZdevfXP2m9i8Jw71LFgQ','over','public','{"id":"1EZdevfXP2m9i8Jw71LFgQ","name":"Finished","game":"strike","kind":"online","status":"over","visibility":"public","host":"6cb811ed77ab2923","seats":[{"name":"Ann","person":"6cb811ed77ab2923"},{"name":"Ben","person":"e3760ff2636edf6a"}],"options":{},"first":0,"thrower":"luck","clock":"slow","replays":["c3a0cdfde60e351c9c1979c4737a0bb2"]}',1.7948545051928141117e+09,1.79485450566413831706e+09);
INSERT INTO "tables" VALUES('1GZn8yalkA_cYkIV2ExEpA','playing','public','{"id":"1GZn8yalkA_cYkIV2ExEpA","name":"Under way","game":"strike","kind":"online","status":"playing","visibility":"public","host":"6cb811ed77ab2923","seats":[{"name":"Ann","person":"6cb811ed77ab2923"},{"name":"Ben","person":"e3760ff2636edf6a"}],"options":{},"first":0,"thrower":"luck","clock":"slow"}',1.79485450672392296794e+09,1.79485450681581783292e+09);
INSERT INTO "tables" VALUES('bbtYTF3xSmdZOC_sQSqFIg','playing','public','{"id":"bbtYTF3xSmdZOC_sQSqFIg","name":"At rest","game":"strike","kind":"online","status":"playing","visibility":"public","host":"6cb811ed77ab2923","seats":[{"name":"Ann","person":"6cb811ed77ab2923"},{"name":"Ben","person":"e3760ff2636edf6a"}],"options":{},"first":0,"thrower":"luck","clock":"days","rest":{"version":15,"playing":true,"owed":[1],"due":[{"timer":{"type":"ClockEnds"},"at":1795459306.0911605}],"clock":{"banks":[345600.0,345600.0],"running":{"1":1794854506.0911605},"extra":{}}}}',1.79485450568639111519e+09,1.7948545057159547806e+09);
CREATE INDEX sessions_of ON sessions (person, kind);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX sessions_by_use ON sessions (kind, seen);
CREATE TRIGGER ledger_is_not_rewritten BEFORE UPDATE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never changed'); END;
CREATE TRIGGER ledger_is_not_withdrawn BEFORE DELETE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never taken away'); END;
COMMIT;
